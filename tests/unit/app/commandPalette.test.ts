import { expect, it } from 'vitest';
import { memberRoutes } from '../../../src/app/memberRoutes';
import { rankCommand, screenCommands as commands } from '../../../src/app/command-palette/commands';

it('the command palette has a command with its own name for every screen that can be opened directly', () => {
  const childRoutes = memberRoutes.filter(({ handle }) => handle.parent !== undefined);
  const all = memberRoutes.filter((route) => !childRoutes.includes(route)).map(({ path }) => path);
  const offered = commands.map(({ to }) => to);
  // /dashBonus is a second path of the screen /bonus, and /success shows a result. Neither needs a command.
  expect(all.filter((path) => !offered.includes(path))).toEqual(['/dashBonus', '/success']);
  expect(childRoutes.map(({ path }) => path).filter((path) => offered.includes(path))).toEqual([]);
  expect(new Set(commands.map(({ label }) => label)).size).toBe(commands.length);
});

const found = (search: string) =>
  commands
    .map(({ label, keywords }) => ({ label, rank: rankCommand(label, search, keywords) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ label }) => label);

it('a search ranks label prefix, then word prefix, then keyword', () => {
  expect(found('transf').slice(0, 2)).toEqual(['Fund Transfer', 'User to user']);
  expect(found('withdraw').slice(0, 2)).toEqual(['Withdraw', 'Withdraw history']);
  expect(found('trans')[0]).toBe('Transactions');
  expect(found('fund  TRANS')).toEqual(['Fund Transfer']);
  expect(found('history withdraw')).toContain('Withdraw history');
  expect(found('mithdraw')[0]).toBe('Withdraw');
  // The letters of a search must be adjacent in the label.
  expect(found('rnsf')).toEqual([]);
});
