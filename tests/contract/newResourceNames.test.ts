import { Script } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CannotRun } from '../../contract/cli/commandLine';
import { namesOf, readTakenNames, type TakenNames } from '../../contract/newResource/names';
import { readAddress } from '../../contract/newResource/readPath';
import * as registry from '../../src/resources';

const nothing: TakenNames = { names: [], constants: [], routes: [] };
const words = [
  'package static public private protected let yield await eval arguments implements interface new default class',
  'delete in of this null true false undefined NaN Infinity async enum import export super index constructor',
  'defineResource statusTones con aux nul com1 globalThis then __proto__ toString type var void with',
]
  .join(' ')
  .split(' ');

const namesOrError = (part: string) => {
  try {
    return namesOf(`api/user/${part}`, undefined, nothing);
  } catch (error) {
    return error as Error;
  }
};

describe('namesOf', () => {
  it('returns names for any part of a URL that a module can declare, or rejects it in one sentence', () => {
    const part = fc.oneof(
      fc.constantFrom(...words),
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^[\w%.-]{1,80}$/),
    );
    fc.assert(
      fc.property(part, (raw) => {
        const names = namesOrError(raw);
        if (names instanceof Error) {
          expect(names).toBeInstanceOf(CannotRun);
          return;
        }
        const { name, constant, route, title } = names;
        expect(name).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
        expect(name.length).toBeLessThanOrEqual(40);
        expect(constant).toMatch(/^[a-z][A-Za-z0-9]*$/);
        expect(constant).not.toBe('await');
        expect(route).toBe(`/${name}`);
        expect(title).not.toBe('');
        // Throws for reserved words and for the names that the written file imports.
        void new Script(`'use strict'; let defineResource, statusTones; const ${constant} = 1;`);
      }),
      { numRuns: 1000, seed: 53 },
    );
  });

  it.each(words.filter((word) => !/^(__proto__|index|constructor)$/.test(word)))(
    'changes the constant of %s, but not its route',
    (word) => {
      const { constant, route } = namesOf(`api/${word}`, undefined, nothing);
      expect(constant).toMatch(/List$/);
      expect(route).toMatch(/^\/[a-z-]/);
    },
  );

  it.each([
    ['api/user/getFundVouchers', 'fund-vouchers', 'fundVouchers', 'Fund vouchers'],
    ['api/vouchers.json', 'vouchers', 'vouchers', 'Vouchers'],
    ['api/2fa_devices', 'list-2fa-devices', 'list2faDevices', 'List 2fa devices'],
    ['api/Caf%C3%A9s', 'cafes', 'cafes', 'Cafes'],
    ['api/größenÜbersicht', 'grossen-ubersicht', 'grossenUbersicht', 'Grossen ubersicht'],
    ['api/Złote', 'zlote', 'zlote', 'Zlote'],
    ['api/x--y__z', 'x-y-z', 'xYZ', 'X y z'],
  ])('derives %s', (path, name, constant, title) => {
    expect(namesOf(path, undefined, nothing)).toEqual({ name, constant, route: `/${name}`, title });
  });

  it.each([
    ['api/activity', 'There is a resource "activity"'],
    ['api/server-ip', 'There is a resource "server-ip"'],
    ['api/login', 'The route /login is taken'],
    ['api/forget', 'The route /forget is taken'],
    ['api/dashboard', 'There is a resource "dashboard"'],
    ['api/assets', 'The route /assets is taken'],
    ['api/video', 'The route /video is taken'],
    ['api/пакет', 'No name can be derived from "пакет"'],
    ['api/constructor', 'No name can be derived from "constructor"'],
    ['api/🎁', 'No name can be derived from "🎁"'],
  ])('rejects %s, because the name is taken or empty', async (path, sentence) => {
    const taken = await readTakenNames('.', registry);
    expect(() => namesOf(path, undefined, taken)).toThrow(sentence);
  });

  it('avoids files that differ only in case', async () => {
    const taken = await readTakenNames('.', registry);
    expect(namesOf('api/statustones', undefined, taken).constant).toBe('statustonesList');
    expect(namesOf('api/empty-until-trading', undefined, taken).constant).toBe('emptyUntilTradingList');
  });

  it.each(['MyList', 'constructor', 'a b', '2fa', '../x', 'x'.repeat(41), ''])(
    'rejects --name %s',
    (name) => {
      expect(() => namesOf('api/x', name, nothing)).toThrow(/--name takes/);
    },
  );
});

describe('readAddress', () => {
  const host = 'https://api.example.test';
  const plain = { host, path: 'api/gifts', fixed: {}, params: [], samples: {} };

  it.each<[path: string, host: string | undefined, expected: object]>([
    ['api/gifts', host, plain],
    ['/api/gifts/', `${host}/`, plain],
    [' api/gifts?limit=10&skip=20 ', host, plain],
    ['api/gifts?type=SPOT&note=a%20b', host, { ...plain, fixed: { type: 'SPOT', note: 'a b' } }],
    [`${host}/api/gifts?type=SPOT`, undefined, { ...plain, fixed: { type: 'SPOT' } }],
    ['HTTPS://API.example.test:443/api/gifts', host, plain],
    [`${host}/v1/api/gifts`, `${host}/v1`, { ...plain, host: `${host}/v1` }],
    ['api.example.test/api/gifts', host, plain],
  ])('understands %s with --host %s', (path, given, expected) => {
    expect(readAddress(path, given, [])).toEqual(expected);
  });

  it('takes the sample of a parameter from --param', () => {
    for (const placeholder of ['{level}', ':level', '%7Blevel%7D', '<level>'])
      expect(
        readAddress(`api/gifts?level=${placeholder}`, host, [
          ['level', '2'],
          ['x', 'y'],
        ]),
      ).toEqual({ ...plain, fixed: { x: 'y' }, params: ['level'], samples: { level: '2' } });
  });

  it.each([
    ['https://other.test/api/gifts', '--path names the host other.test'],
    [`${host}/v1x/gifts`, 'is not below --host'],
    ['https://ann:pw@api.example.test/v1/gifts', 'without user and password'],
    ['ftp://api.example.test/v1/gifts', 'begins with https:// or http://'],
    ['localhost:4300/api/gifts', 'begins with a host'],
    ['//api/gifts', 'an empty part'],
    ['api//gifts', 'an empty part'],
    ['api/../gifts', 'the part ".."'],
    ['api/%2E%2e/gifts', 'the part ".."'],
    ['./api/gifts', 'the part ".."'],
    ['api/gifts#all', 'a fragment'],
    ['api/gifts/{id}', 'the parameter {id}'],
    ['api/gifts/:id/rows', 'the parameter :id'],
    ['api/gifts/<id>', 'the parameter <id>'],
    ['api/gifts/[id]', 'the parameter [id]'],
    ['api/gifts/%7Bid%7D', 'the parameter {id}'],
    ['api/g{id}', 'the parameter g{id}'],
    ['api/50%off', 'a percent sign'],
    ['api/my gifts', 'takes a path such as'],
    [String.raw`api\gifts`, 'takes a path such as'],
    ['api/gifts\nx', 'takes a path such as'],
    ['/', '--path is empty: name the list'],
    ['?type=SPOT', '--path is empty'],
    ['api/gifts?page=2', 'belongs to paging'],
    ['api/gifts?a=1&a=2', '"a" is given twice'],
    ['api/gifts?=1', 'without a name'],
    ['api/gifts?__proto__=1', 'which JavaScript reserves'],
    ['api/gifts?apiKey=abc', 'a secret'],
    ['api/gifts?level={level}', 'Give a sample value for "level"'],
  ])('rejects %j in one sentence', (path, sentence) => {
    expect(() => readAddress(path, `${host}/v1`, [])).toThrow(sentence);
  });

  it('rejects limit and skip of a GET, and those of --param', () => {
    expect(() => readAddress('api/gifts?limit=100', host, [], 'GET')).toThrow('belongs to paging');
    expect(() => readAddress('api/gifts', host, [['limit', '5']])).toThrow('belongs to paging');
  });

  it.each([
    ['https://ann:pw@api.example.test', 'without user name or password'],
    [`${host}?x=1`, 'without a query or hash'],
    [`${host}#x`, 'without a query or hash'],
  ])('rejects --host %s', (given, sentence) => {
    expect(() => readAddress('api/gifts', given, [])).toThrow(sentence);
  });
});
