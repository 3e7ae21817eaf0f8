type Crypto = typeof import('node:crypto');

/**
 * node:crypto with scrypt at its lowest cost, for files with hundreds of sign-ins: hashing takes longer than all
 * else that a sign-in does. constants.test.ts checks the real cost.
 */
export function withCheapScrypt(crypto: Crypto) {
  const cheapScrypt = (
    password: string,
    salt: Buffer,
    keyBytes: number,
    _cost: object,
    done: (error: Error | null, key: Buffer) => void,
  ) => crypto.scrypt(password, salt, keyBytes, { N: 2 }, done);
  return { ...crypto, scrypt: cheapScrypt };
}
