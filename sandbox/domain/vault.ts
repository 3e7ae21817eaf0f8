import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { attempt } from '../../src/core/attempt';
import type { Db } from '../db/open';
import { bindings } from '../db/schema';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '../errors';
import { prepareFolder } from '../db/dataFolder';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

type Location = Pick<typeof bindings.$inferSelect, 'memberId' | 'exchange'>;

interface ExchangeKeys {
  readonly apiKey: string;
  readonly apiSecret: string;
}

const associatedData = ({ memberId, exchange }: Location) =>
  Buffer.from(JSON.stringify([memberId, exchange]));

/**
 * Creates a vault with a key of 32 bytes. Encrypted exchange keys are IV, tag and ciphertext in base64url. The cipher
 * authenticates the row that they belong to, so no other row can decrypt them.
 */
export function createVault(key: Buffer) {
  return {
    encrypt({ apiKey, apiSecret }: ExchangeKeys, location: Location): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(associatedData(location));
      const body = Buffer.concat([
        cipher.update(JSON.stringify({ apiKey, apiSecret }), 'utf8'),
        cipher.final(),
      ]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    /** Decrypts exchange keys. Returns undefined if they were changed, moved to another row, or encrypted with another key. */
    decrypt(encrypted: string, location: Location): ExchangeKeys | undefined {
      const bytes = Buffer.from(encrypted, 'base64url');
      return attempt(() => {
        const iv = bytes.subarray(0, IV_BYTES);
        const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
        decipher.setAAD(associatedData(location)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const body = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
        return JSON.parse(Buffer.concat([body, decipher.final()]).toString('utf8')) as ExchangeKeys;
      });
    },
  };
}

export type Vault = ReturnType<typeof createVault>;

/** Logs a message if stored keys cannot be decrypted with the current key. */
export async function checkVaultKey(db: Db, vault: Vault, log: (line: string) => void): Promise<void> {
  const [sample] = await db.select().from(bindings).limit(1);
  if (sample && !vault.decrypt(sample.keys, sample))
    log(
      'Exchange keys were encrypted with another key and cannot be read: set that key as SANDBOX_KEY or sandbox.key, or have members enter theirs again',
    );
}

const KEY_BYTES = 32;
const FILE = 'sandbox.key';
const OWNER_ONLY = 0o600;

const forms = [
  [/^[\da-f]{64}$/i, 'hex'],
  [/^[\w+/-]{43}=?$/, 'base64'],
] as const;

/** Parses a key of 32 bytes in hex or base64. Throws CannotStart with `where`, the source of the key. */
export function readKey(text: string, where: string): Buffer {
  const form = forms.find(([pattern]) => pattern.test(text.trim()));
  if (form) return Buffer.from(text.trim(), form[1]);
  throw new CannotStart(
    `${where} must be a key of 32 bytes in hex or base64; this makes one: openssl rand -hex 32`,
  );
}

/** Writes a new key file that only its owner can read. Returns false if the file exists. */
async function makeKey(file: string): Promise<boolean> {
  try {
    const key = randomBytes(KEY_BYTES).toString('hex');
    await writeFile(file, `${key}\n`, { mode: OWNER_ONLY, flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Returns the key of the data folder, created at the first start. Without a folder, the key is new every time. */
export async function keyOfFolder(folder: string | undefined, log: (line: string) => void): Promise<Buffer> {
  if (folder === undefined) return randomBytes(KEY_BYTES);
  await prepareFolder(folder);
  const file = join(folder, FILE);
  if (await makeKey(file)) log(`Exchange keys are encrypted with the key in ${file}: keep it with the data`);
  await chmod(file, OWNER_ONLY);
  return readKey(await readFile(file, 'utf8'), file);
}
