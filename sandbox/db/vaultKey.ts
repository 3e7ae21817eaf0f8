import { randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '../cannotStart';
import { prepareFolder } from './dataFolder';

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
