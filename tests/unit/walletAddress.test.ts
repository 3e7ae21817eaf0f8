import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressProblem, checkAddress } from '../../src/pages/withdraw/walletAddress';

// The USDT contract on TRON, and the four mixed-case test vectors of EIP-55.
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const EVM = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

describe('a TRON address', () => {
  it('is valid with its checksum', () => {
    expect(checkAddress(TRON)).toBe('valid');
  });

  it('is invalid after a change of any character, also of its case or to one outside base58', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: TRON.length - 1 }),
        fc.constantFrom(...Array.from('123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0OIl')),
        (index, letter) => {
          fc.pre(TRON[index] !== letter);
          const typo = TRON.slice(0, index) + letter + TRON.slice(index + 1);
          expect(checkAddress(typo)).toBe('invalid');
        },
      ),
    );
  });

  it('is valid for any account, and only with the prefix of TRON', () => {
    const { encode } = createBase58check(sha256);
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), (account) => {
        expect(checkAddress(encode(Uint8Array.of(0x41, ...account)))).toBe('valid');
      }),
    );
    // An address with the prefix 0x42 can also begin with T and have the same length. A valid checksum is not enough.
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), (account) => {
        expect(checkAddress(encode(Uint8Array.of(0x42, ...account)))).not.toBe('valid');
      }),
    );
  });
});

describe('an EVM address', () => {
  it.each(EVM)('%s is valid', (address) => {
    expect(checkAddress(address)).toBe('valid');
  });

  it.each(EVM)('%s is invalid when the case of one letter changes', (address) => {
    for (let index = 2; index < address.length; index++) {
      const letter = address.charAt(index);
      const otherCase = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
      if (otherCase === letter) continue;
      const typo = address.slice(0, index) + otherCase + address.slice(index + 1);
      expect(checkAddress(typo)).toBe('invalid');
    }
  });

  it('has no checksum when all its letters have the same case', () => {
    const [address = ''] = EVM;
    expect(checkAddress(address.toLowerCase())).toBe('unchecked');
    expect(checkAddress(`0x${address.slice(2).toUpperCase()}`)).toBe('unchecked');
  });
});

it('any other text is unchecked or no address, and the check never throws', () => {
  for (const other of [
    '',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    TRON.slice(0, 20),
    `${TRON}x`,
    'member.eth',
  ])
    expect(checkAddress(other)).toBe('unchecked');
  // The last three contain invisible characters: a zero-width space, a soft hyphen and a text direction mark.
  const invisible = ['\u200B', '\u00AD', '\u200E'].map((character) => `${TRON}${character}`);
  for (const notAddress of ['hello', '0x12', 'my own wallet', ...invisible])
    expect(checkAddress(notAddress)).toBe('notAnAddress');
  for (const address of invisible) expect(addressProblem(address)).toMatch(/invisible character/);
  fc.assert(fc.property(fc.uint16Array(), (codes) => void checkAddress(String.fromCharCode(...codes))));
});
