type Crypto = typeof import('node:crypto');

/**
 * Returns node:crypto with scrypt at its lowest cost, for test files with hundreds of sign-ins: hashing takes longer
 * than the rest of a sign-in. securityLimits.test.ts checks the real cost.
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
