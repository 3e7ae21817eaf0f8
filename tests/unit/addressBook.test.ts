import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canBeSaved,
  lookAlike,
  nameOf,
  nameProblem,
  plainName,
  readBook,
  storedOf,
  withName,
  without,
} from '../../src/pages/withdraw/addressBook';

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const stored = withName(withName(readBook(undefined), 'Alice’s ledger', TRON), 'Exchange', EVM);
const book = stored.saved;

const hex = (length: number) =>
  fc.string({
    unit: fc.constantFrom(...Array.from('0123456789abcdefABCDEF')),
    minLength: length,
    maxLength: length,
  });
const base58 = (length: number) =>
  fc.string({
    unit: fc.constantFrom(...Array.from('123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz')),
    minLength: length,
    maxLength: length,
  });

describe('an address that looks like a saved one', () => {
  it('has the same first 4 and last 4 characters and another middle: on EVM whatever the case of letters', () => {
    fc.assert(
      fc.property(hex(34), (middle) => {
        const other = `0x5A${middle}EaED`;
        expect(lookAlike(book, other)?.name).toBe(
          other.toLowerCase() === EVM.toLowerCase() ? undefined : 'Exchange',
        );
      }),
    );
  });

  it('is one on TRON in any case of its ends, where another case is another address', () => {
    fc.assert(
      fc.property(base58(26), (middle) => {
        for (const like of [`TR7N${middle}Lj6t`, `Tr7N${middle}Lj6t`, `TR7n${middle}lJ6T`])
          expect(lookAlike(book, like)?.name).toBe(like === TRON ? undefined : 'Alice’s ledger');
      }),
    );
    expect(lookAlike(book, TRON.toLowerCase())?.address).toBe(TRON);
  });

  it('is none where it is the saved one itself, in whatever case of EVM and with white space around it', () => {
    for (const same of [TRON, ` ${TRON}\n`, EVM, EVM.toLowerCase(), `0x${EVM.slice(2).toUpperCase()}`])
      expect(lookAlike(book, same)).toBeUndefined();
  });

  it('is none where only one end is the same, and none before there is a middle', () => {
    const [start, end] = [TRON.slice(0, 4), TRON.slice(-4)];
    for (const other of [
      '',
      start,
      start + end,
      `${start}${'x'.repeat(26)}Lj6s`,
      `TR7M${'x'.repeat(26)}${end}`,
    ])
      expect(lookAlike(book, other)).toBeUndefined();
    expect(lookAlike(book, `${start}x${end}`)?.address).toBe(TRON);
  });

  it('is none where both have names: whoever saved two like that knows of it', () => {
    const like = `TR7N${'x'.repeat(26)}Lj6t`;
    const both = [...book, { name: 'Other', address: like }];
    expect(lookAlike(both, TRON)).toBeUndefined();
    expect(lookAlike(both, like)).toBeUndefined();
  });
});

describe('a name', () => {
  it('stands for one address, whose case matters but on EVM', () => {
    expect(nameOf(book, EVM.toLowerCase())).toBe('Exchange');
    expect(nameOf(book, ` ${TRON} `)).toBe('Alice’s ledger');
    expect(nameOf(book, TRON.toLowerCase())).toBeUndefined();
  });

  it('takes the place of an earlier one, and goes with its address', () => {
    const renamed = withName(stored, '  My \n exchange ', EVM.toLowerCase());
    expect(renamed.saved).toEqual([
      { name: 'Alice’s ledger', address: TRON },
      { name: 'My exchange', address: EVM.toLowerCase() },
    ]);
    expect(without(renamed, EVM).saved).toEqual([{ name: 'Alice’s ledger', address: TRON }]);
  });

  it.each([
    ['', 'Enter a name'],
    [' \n ', 'Enter a name'],
    ['x'.repeat(41), 'Use at most 40 characters'],
    ['🙂'.repeat(41), 'Use at most 40 characters'],
    ['alice’s LEDGER', 'Another address already has this name'],
    [TRON, "A name can't be a wallet address"],
    [`0x${'ab'.repeat(20)}`, "A name can't be a wallet address"],
    ['🙂'.repeat(40), ''],
    ['exchange', ''],
  ])('%j is answered with %j', (name, problem) => {
    expect(nameProblem(book, name, EVM)).toBe(problem);
  });

  it('is not taken beyond the hundredth, but a saved one may be changed', () => {
    const address = (place: number) => `0x${String(place).padStart(40, '0')}`;
    let full = withName(readBook(undefined), 'first', address(0));
    for (let place = 1; place < 100; place++) full = withName(full, `name ${place}`, address(place));
    expect(nameProblem(full.saved, 'one more', address(100))).toMatch(/up to 100 names/);
    expect(nameProblem(full.saved, 'another', address(5))).toBe('');
    expect(readBook(storedOf(full))).toEqual(full);
    // One more than are kept, by another hand, waits for its place.
    const more = { name: 'one more', address: address(100) };
    const read = readBook([...storedOf(full), more]);
    expect(read).toEqual({ ...full, unread: [more] });
    expect(readBook(storedOf(without(read, address(5)))).saved.at(-1)).toEqual(more);
  });
});

it('only what may be sent to is worth a name', () => {
  expect([TRON, EVM, 'alice.near', 'x'.repeat(200)].map(canBeSaved)).toEqual([true, true, true, true]);
  expect(['', 'hello', TRON.replace('R7', 'R8'), 'x'.repeat(201)].map(canBeSaved)).toEqual(
    Array.from({ length: 4 }, () => false),
  );
});

describe('what is stored', () => {
  it('is read back as it was saved', () => {
    expect(readBook(structuredClone(storedOf(stored)))).toEqual(stored);
    expect(readBook(undefined)).toEqual({ saved: [], unread: [] });
  });

  it('is left out entry by entry where it makes no sense, and kept as it is', () => {
    const bad = [
      null,
      7,
      {},
      { name: 'No address' },
      { name: '', address: TRON },
      { name: 'Broken', address: TRON.replace('R7', 'R8') },
      { name: 'x'.repeat(41), address: EVM },
      { name: 'Twice', address: TRON },
    ];
    expect(readBook([...book, ...bad])).toEqual({ saved: book, unread: bad });
    expect(readBook({ version: 2 })).toEqual({ saved: [], unread: [{ version: 2 }] });
  });

  it('is kept through every change, but for a second name of an address that goes', () => {
    const bad = [7, { version: 2 }, { name: 'Twice', address: TRON }];
    const read = readBook([...book, ...bad]);
    expect(storedOf(withName(read, 'Zoe', EVM))).toEqual([
      { name: 'Alice’s ledger', address: TRON },
      { name: 'Zoe', address: EVM },
      ...bad,
    ]);
    expect(storedOf(without(read, TRON))).toEqual([{ name: 'Exchange', address: EVM }, ...bad.slice(0, 2)]);
    expect(storedOf(withName(readBook({ version: 2 }), 'Zoe', EVM))).toEqual([
      { name: 'Zoe', address: EVM },
      { version: 2 },
    ]);
  });

  it('never throws, whatever another hand left there', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (one, many) => {
        for (const stored of [one, many])
          for (const { name } of readBook(stored).saved) expect(name).toBe(plainName(name));
      }),
    );
  });
});
