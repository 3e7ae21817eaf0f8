import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** The prefix of encrypted texts. A different cipher would get a new prefix. */
export const SEAL = 'v1:';
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The place of an encrypted text. It is authenticated data, so the text cannot be decrypted in another place. */
interface Place {
  readonly memberId: number;
  readonly exchange: string;
  readonly field: 'apiKey' | 'apiSecret';
}

const bound = ({ memberId, exchange, field }: Place) =>
  Buffer.from(JSON.stringify([memberId, exchange, field]));

export const isSealed = (text: string): boolean => text.startsWith(SEAL);

/** Creates a vault with a key of 32 bytes. Encrypted texts are 'v1:' plus IV, tag and ciphertext in base64url. */
export function createVault(key: Buffer) {
  return {
    seal(text: string, place: Place): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(bound(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return SEAL + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    /** Decrypts a text. Returns undefined if it was changed, moved or encrypted with a different key. */
    open(sealed: string, place: Place): string | undefined {
      if (!isSealed(sealed)) return undefined;
      const bytes = Buffer.from(sealed.slice(SEAL.length), 'base64url');
      const iv = bytes.subarray(0, IV_BYTES);
      const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
          .setAAD(bound(place))
          .setAuthTag(tag);
        const body = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
        return Buffer.concat([body, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

export type Vault = ReturnType<typeof createVault>;
