import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAddress } from '../../src/pages/withdraw/walletAddress';

// The USDT contract on TRON, and the four vectors of EIP-55.
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const EVM = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

describe('a TRON address', () => {
  it('is sound with its checksum', () => {
    expect(checkAddress(TRON)).toEqual({ is: 'sound', form: 'TRON' });
  });

  it('is broken by any one letter changed, dropped into another case or taken from outside base58', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: TRON.length - 1 }),
        fc.constantFrom(...Array.from('123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0OIl')),
        (place, letter) => {
          fc.pre(TRON[place] !== letter);
          const typo = TRON.slice(0, place) + letter + TRON.slice(place + 1);
          expect(checkAddress(typo)).toEqual({ is: 'broken', form: 'TRON' });
        },
      ),
    );
  });

  it('is sound for any account, and only for the prefix of TRON', () => {
    const { encode } = createBase58check(sha256);
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), (account) => {
        expect(checkAddress(encode(Uint8Array.of(0x41, ...account)))).toEqual({ is: 'sound', form: 'TRON' });
      }),
    );
    // A neighbouring prefix can begin with T and be as long; its own checksum must not save it.
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), (account) => {
        expect(checkAddress(encode(Uint8Array.of(0x42, ...account))).is).not.toBe('sound');
      }),
    );
  });
});

describe('an EVM address', () => {
  it.each(EVM)('%s is sound', (address) => {
    expect(checkAddress(address)).toEqual({ is: 'sound', form: 'EVM' });
  });

  it.each(EVM)('%s is broken with the case of one letter turned', (address) => {
    for (let place = 2; place < address.length; place++) {
      const letter = address.charAt(place);
      const turned = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
      if (turned === letter) continue;
      const typo = address.slice(0, place) + turned + address.slice(place + 1);
      expect(checkAddress(typo)).toEqual({ is: 'broken', form: 'EVM' });
    }
  });

  it('carries no checksum in one case throughout', () => {
    const [address = ''] = EVM;
    const unchecked = { is: 'unchecked', form: 'EVM' };
    expect(checkAddress(address.toLowerCase())).toEqual(unchecked);
    expect(checkAddress(`0x${address.slice(2).toUpperCase()}`)).toEqual(unchecked);
  });
});

it('anything else is unchecked or no address at all, and nothing throws', () => {
  for (const other of [
    '',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    TRON.slice(0, 20),
    `${TRON}x`,
    'member.eth',
  ])
    expect(checkAddress(other)).toEqual({ is: 'unchecked' });
  for (const word of ['hello', '0x12', 'my own wallet']) expect(checkAddress(word)).toEqual({ is: 'none' });
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void checkAddress(text)));
});
