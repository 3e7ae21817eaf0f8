import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressProblem, checkAddress } from '../../../src/pages/withdraw/walletAddress';

// The USDT contract on TRON, and the four mixed-case test vectors of EIP-55.
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const EVM = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

describe('a TRON address', () => {
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
        fc.pre(account.some((byte) => byte > 0));
        expect(checkAddress(encode(Uint8Array.of(0x41, ...account)))).toBe('valid');
        // An address with the prefix 0x42 can also begin with T and have the same length.
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
  for (const other of ['', TRON.slice(0, 20), `${TRON}x`, 'member.eth'])
    expect(checkAddress(other)).toBe('unchecked');
  // The last three contain invisible characters: a zero-width space, a soft hyphen and a text direction mark.
  const invisible = ['\u200B', '\u00AD', '\u200E'].map((character) => `${TRON}${character}`);
  const texts = [`${TRON},`, `"${TRON}"`, `https://tronscan.org/#/address/${TRON}`];
  for (const notAddress of ['hello', 'my own wallet', 'member@example.test.com', ...texts])
    expect(checkAddress(notAddress)).toBe('notAnAddress');
  for (const address of invisible) {
    expect(checkAddress(address)).toBe('invalid');
    expect(addressProblem(address)).toMatch(/invisible character/);
  }
  fc.assert(fc.property(fc.uint16Array(), (codes) => void checkAddress(String.fromCharCode(...codes))));
});

describe('an address that cannot exist on a network of USDT', () => {
  const [evm = ''] = EVM;
  const lower = evm.toLowerCase();
  const bitcoin = [
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    'BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ',
    'bc1p5d7rjq7g6rdk2yhzks9smlaqtedr4dekq08ge8ztwac72sfr9rusxg3297',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdx',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  ];

  it.each(bitcoin)('is blocked as one of Bitcoin: %s', (address) =>
    expect(addressProblem(address)).toBe("This is a Bitcoin address. It can't receive USDT."),
  );

  const digits = (count: number) => `After 0x, an address has 40 digits. This one has ${count}.`;
  const notLatin = (letter: string) =>
    `This address contains “${letter}”, which isn't a Latin letter. Copy it again, or type it.`;
  it.each([
    [lower.slice(0, -1), digits(39)],
    [`${lower}0`, digits(41)],
    [`${lower}${'0'.repeat(24)}`, digits(64)],
    ['0x', digits(0)],
    [`0X${lower.slice(3)}`, digits(39)],
    [`${lower.slice(0, -1)}g`, 'After 0x, an address has only 0–9 and a–f, not “g”.'],
    [`${lower.slice(0, -1)}O`, 'After 0x, an address has only 0–9 and a–f, not “O”.'],
    [`0x${'0'.repeat(40)}`, 'This is the zero address. Funds sent there are lost.'],
    ['T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'This is the zero address. Funds sent there are lost.'],
    [`ethereum:${evm}@1`, 'Paste the address only, without “ethereum:”.'],
    [`tron:${TRON}?amount=5`, 'Paste the address only, without “tron:”.'],
    [lower.replace('a', 'а'), notLatin('а')],
    [TRON.replace('T', 'Т'), notLatin('Т')],
    [
      TRON.replace('R', '\u200BR'),
      'This address contains an invisible character. Copy it again, or type it.',
    ],
    ['１A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', notLatin('１')],
  ])('is blocked with the reason: %s', (address, problem) => {
    expect(addressProblem(address)).toBe(problem);
    expect(checkAddress(address)).toBe('invalid');
  });

  it.each([
    // A Solana address can begin like one of Bitcoin.
    '3h1zGmCwsRJnVk5BuRNMLsPaQu1y2aqXqXDWYCgrp5UG',
    '1nc1nerator11111111111111111111111111111111',
    // A typo in a base58 address: of which network it was can't be known.
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
    '0xname.eth',
    'member.near',
    // TON: raw, and base64 with the letters of URLs and of MIME.
    `0:${'a1'.repeat(32)}`,
    'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
    'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id+sD/',
  ])('is not one of an unknown format, which only gets a warning: %s', (address) => {
    expect(addressProblem(address)).toBe('');
    expect(checkAddress(address)).toBe('unchecked');
  });
});
