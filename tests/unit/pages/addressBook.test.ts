import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeName } from '../../../src/core/visibleText';
import {
  findLookAlike,
  findName,
  nameProblem,
  parseBook,
  serializeBook,
  setAddressName,
  removeAddress,
} from '../../../src/pages/withdraw/addressBook';

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const stored = setAddressName(setAddressName(parseBook(undefined), 'Alice’s ledger', TRON), 'Exchange', EVM);
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
  it('has the same first 4 and last 4 characters but another middle; case is ignored for EVM', () => {
    fc.assert(
      fc.property(hex(34), (middle) => {
        const other = `0x5A${middle}EaED`;
        expect(findLookAlike(book, other)?.name).toBe(
          other.toLowerCase() === EVM.toLowerCase() ? undefined : 'Exchange',
        );
      }),
    );
  });

  it('is also reported on TRON if its ends differ in case, although another case is another address', () => {
    fc.assert(
      fc.property(base58(26), (middle) => {
        for (const imitation of [`TR7N${middle}Lj6t`, `Tr7N${middle}Lj6t`, `TR7n${middle}lJ6T`])
          expect(findLookAlike(book, imitation)?.name).toBe(
            imitation === TRON ? undefined : 'Alice’s ledger',
          );
      }),
    );
    expect(findLookAlike(book, TRON.toLowerCase())?.address).toBe(TRON);
  });

  it('is not reported for the saved address itself, for EVM in any letter case', () => {
    for (const same of [TRON, EVM, EVM.toLowerCase(), `0x${EVM.slice(2).toUpperCase()}`])
      expect(findLookAlike(book, same)).toBeUndefined();
  });

  it('is not reported when only one end matches, or when nothing lies between the ends', () => {
    const [start, end] = [TRON.slice(0, 4), TRON.slice(-4)];
    for (const other of [
      '',
      start,
      start + end,
      `${start}${'x'.repeat(26)}Lj6s`,
      `TR7M${'x'.repeat(26)}${end}`,
    ])
      expect(findLookAlike(book, other)).toBeUndefined();
    expect(findLookAlike(book, `${start}x${end}`)?.address).toBe(TRON);
  });

  it('is not reported when both addresses have names', () => {
    const imitation = `TR7N${'x'.repeat(26)}Lj6t`;
    const both = [...book, { name: 'Other', address: imitation }];
    expect(findLookAlike(both, TRON)).toBeUndefined();
    expect(findLookAlike(both, imitation)).toBeUndefined();
  });
});

describe('a saved name', () => {
  it('belongs to one address, whose case matters except for EVM addresses', () => {
    expect(findName(book, EVM.toLowerCase())).toBe('Exchange');
    expect(findName(book, TRON.toLowerCase())).toBeUndefined();
  });

  it('replaces an earlier name, and is removed with its address', () => {
    const renamed = setAddressName(stored, '  My \n exchange ', EVM.toLowerCase());
    expect(renamed.saved).toEqual([
      { name: 'Alice’s ledger', address: TRON },
      { name: 'My exchange', address: EVM.toLowerCase() },
    ]);
    expect(removeAddress(renamed, EVM).saved).toEqual([{ name: 'Alice’s ledger', address: TRON }]);
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
  ])('spelled %j has the problem %j', (name, problem) => {
    expect(nameProblem(book, name, EVM)).toBe(problem);
  });

  it('cannot be added to 100 others, but can still be changed', () => {
    const address = (index: number) => `0x${String(index + 1).padStart(40, '0')}`;
    let full = setAddressName(parseBook(undefined), 'first', address(0));
    for (let index = 1; index < 100; index++) full = setAddressName(full, `name ${index}`, address(index));
    expect(nameProblem(full.saved, 'one more', address(100))).toMatch(/up to 100 names/);
    expect(nameProblem(full.saved, 'another', address(5))).toBe('');
    expect(parseBook(serializeBook(full))).toEqual(full);
    // An entry above the limit of 100 names stays ignored until another one is removed.
    const more = { name: 'one more', address: address(100) };
    const read = parseBook([...serializeBook(full), more]);
    expect(read).toEqual({ ...full, unreadable: [more] });
    expect(parseBook(serializeBook(removeAddress(read, address(5)))).saved.at(-1)).toEqual(more);
  });
});

describe('the stored address book', () => {
  it('ignores each invalid entry and stores it unchanged', () => {
    const unreadable = [
      null,
      7,
      {},
      { name: 'No address' },
      { name: '', address: TRON },
      { name: 'Broken', address: TRON.replace('R7', 'R8') },
      { name: 'x'.repeat(41), address: EVM },
      { name: 'Twice', address: TRON },
      ...['', 'hello', 'x'.repeat(201)].map((address) => ({ name: 'No address', address })),
    ];
    const saved = [...book, { name: 'Longest', address: 'x'.repeat(200) }];
    expect(parseBook([...saved, ...unreadable])).toEqual({ saved, unreadable });
    expect(parseBook({ version: 2 })).toEqual({ saved: [], unreadable: [{ version: 2 }] });
  });

  it('keeps ignored entries on every change, except a second name of a removed address', () => {
    const unreadable = [7, { version: 2 }, { name: 'Twice', address: TRON }];
    const read = parseBook([...book, ...unreadable]);
    expect(serializeBook(setAddressName(read, 'Zoe', EVM))).toEqual([
      { name: 'Alice’s ledger', address: TRON },
      { name: 'Zoe', address: EVM },
      ...unreadable,
    ]);
    expect(serializeBook(removeAddress(read, TRON))).toEqual([
      { name: 'Exchange', address: EVM },
      ...unreadable.slice(0, 2),
    ]);
    expect(serializeBook(setAddressName(parseBook({ version: 2 }), 'Zoe', EVM))).toEqual([
      { name: 'Zoe', address: EVM },
      { version: 2 },
    ]);
  });

  it('never throws, whatever is stored', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (one, many) => {
        for (const stored of [one, many])
          for (const { name } of parseBook(stored).saved) expect(name).toBe(normalizeName(name));
      }),
    );
  });
});
