import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const KEY_BYTES = 32;
/**
 * The scrypt cost: 16 MiB and about 50 ms. A different cost would invalidate all stored hashes, because they
 * don't record the cost.
 */
const COST = { N: 16_384, r: 8, p: 1 } as const;

const scryptAsync = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const derive = (password: string, salt: Buffer) =>
  scryptAsync(password.normalize('NFKC'), salt, KEY_BYTES, COST);

/** Hashes a password with scrypt and a random salt. Returns 'salt:key', both in hex. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await derive(password, salt)).toString('hex')}`;
}

/** Checks a password. Takes equally long without a hash, so the response time does not reveal who is registered. */
export async function passwordMatches(password: string, hash: string | undefined): Promise<boolean> {
  const [salt = '', key = ''] = (hash ?? '').split(':');
  const expected = Buffer.from(key, 'hex');
  const actual = await derive(password, Buffer.from(salt || '00', 'hex'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
