import type Big from 'big.js';
import { describe, expect, it } from 'vitest';
import { demo, history } from '../../../sandbox/seed/people';
import { getValue, type Field, type ListResource } from '../../../src/core/defineResource';
import { listBody } from '../../../src/core/resourceRequest';
import { parseListQuery } from '../../../src/list/query/listQuery';
import { applyQuery } from '../../../src/list/rows/readClientRows';
import { dashboard } from '../../../src/resources/dashboard';
import { directTeam } from '../../../src/resources/directTeam';
import { depositLedger, fuelWallet } from '../../../src/resources/fuelWallet';
import { levelIncome } from '../../../src/resources/levelIncome';
import { levelMembers } from '../../../src/resources/levelMembers';
import { profit } from '../../../src/resources/profit';
import { rewards } from '../../../src/resources/rewards';
import { royalty } from '../../../src/resources/royalty';
import { teamLevels } from '../../../src/resources/teamLevels';
import { transactions } from '../../../src/resources/transactions';
import { withdrawals } from '../../../src/resources/withdrawals';
import { lists } from '../../support/resources';
import { runSync } from '../../support/runSync';
import { at, openSandbox, rowsOf, signedIn } from './client';

const sandbox = await openSandbox();

type Reader = Awaited<ReturnType<typeof signedIn>>;
const pathOf = ({ read }: ListResource) => read.path.replace('api/user/', '');

/** Returns the matching rows and totals of a list at a URL, from the list's own code. */
async function listAt({ all }: Reader, resource: ListResource, url: string) {
  const { searchParams } = new URL(url, 'http://portal.test');
  const query = parseListQuery(resource, searchParams);
  expect(query.messages).toEqual([]);
  const rows = await all(pathOf(resource), listBody(resource.read, 1, query.params));
  const selection = { filters: query.filters, sort: query.sort, zone: 'local' } as const;
  return runSync(applyQuery(resource, rows, selection));
}

type List = Awaited<ReturnType<typeof listAt>>;
const totalsOf = ({ totals: [section] }: List) => {
  if (!section) throw new Error('the list has no totals');
  return section.totals;
};
const column = (key: string) => (list: List) =>
  totalsOf(list).columns.find(({ field }) => field.key === key)?.sum;
const line = (name: string) => (list: List) =>
  [...(totalsOf(list).kinds?.flows ?? []), ...(totalsOf(list).kinds?.lines ?? [])].find(
    ({ title }) => title === name,
  )?.value;
const net = line('Net');
const inflow = line('In');
const count = ({ rows }: List) => rows.length;

/** What gives each figure of the dashboard on the list that its field links to. */
const figures: Record<string, [ListResource, (list: List) => Big | number | undefined]> = {
  balance: [transactions, net],
  mainBalance: [fuelWallet, net],
  // The statement shows this ledger.
  depositBalance: [depositLedger, net],
  last24hourProfit: [profit, column('pnl')],
  directTeamBonus: [levelIncome, column('amount')],
  clubBonus: [rewards, column('amount')],
  loyalityBonus: [royalty, column('amount')],
  teamCount: [teamLevels, column('count')],
  directsCount: [directTeam, count],
  withrawRecords: [withdrawals, line('Withdrawn to address')],
  fuelWithraw: [transactions, (list) => line('Moved between your wallets')(list)?.neg()],
};

const linked = (fields: readonly Field[]) => fields.filter(({ to }) => to !== undefined);

describe.each([demo, history])('figures of $email', async (person) => {
  const member = await signedIn(sandbox, person);
  it('of the dashboard equal those of the lists that they link to', async () => {
    const { body } = await member.call('dashboard');
    expect(linked(dashboard.fields).map(({ key }) => key)).toEqual(Object.keys(figures));
    for (const { key, to = '' } of linked(dashboard.fields)) {
      const [resource, figureOf] = figures[key] ?? [];
      if (!resource || !figureOf) throw new Error(`no list for ${key}`);
      const figure = figureOf(await listAt(member, resource, to));
      expect(Number(figure?.toFixed(8)), key).toBe(Number(getValue(body, `data.${key}`)));
    }
    const sumOf = (...keys: string[]) =>
      keys.reduce((sum, key) => sum + Number(getValue(body, `data.${key}`)), 0);
    const linkedFigures = async (query: string, figureOf: (list: List) => Big | undefined) =>
      Number(figureOf(await listAt(member, transactions, `/tranctattion?${query}&totals=1`))?.toFixed());
    expect(
      await linkedFigures(
        'where.transactionType=Level+income&where.transactionType=Rewards&where.transactionType=Royalty+bonus',
        inflow,
      ),
    ).toBeCloseTo(sumOf('directTeamBonus', 'clubBonus', 'loyalityBonus'), 8);
    expect(
      await linkedFigures(
        'where.transactionType=Withdraw&where.transactionType=Withdraw+refund&where.transactionType=Fuel+withdraw&where.walletType=Work+wallet',
        (list) => net(list)?.neg(),
      ),
    ).toBeCloseTo(sumOf('withrawRecords', 'fuelWithraw'), 8);
  });

  it('of the summaries of lists equal the number of rows that they link to', async () => {
    for (const resource of lists)
      for (const { key, to = '' } of linked(resource.summary ?? [])) {
        const reply = await member.call(pathOf(resource), { limit: 10, skip: 0 });
        expect(count(await listAt(member, resource, to)), `${resource.name} ${key}`).toBe(at(reply, key));
      }
    const levels = rowsOf(await member.call(pathOf(teamLevels), { limit: 10, skip: 0 }));
    for (const level of levels) {
      const reply = await member.call(pathOf(levelMembers), {
        limit: 1,
        skip: 0,
        level: getValue(level, '_id'),
      });
      expect(at(reply, 'count')).toBe(getValue(level, 'count'));
    }
  });
});
