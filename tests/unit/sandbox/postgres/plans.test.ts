/** Tests that PostgreSQL reads each page of a list from indexes, by the query plans of its statements. */

import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createSandbox, type Sandbox } from '../../../../sandbox/app';
import * as registry from '../../../../src/resources';
import { isList, type ListResource, type Resource } from '../../../../src/core/defineResource';
import { listBody, type ListParams } from '../../../../src/core/resourceRequest';
import { databaseUrl, sqlOn } from '../../../support/postgres';
import { at, clientOf, type Client } from '../client';

const server = inject('postgres') ?? expect.fail('these tests need a PostgreSQL server');
const NAME = 'plans';
let sandbox: Sandbox;
let client: Client;
let token: string;
let planner: pg.Client;

beforeAll(async () => {
  await sqlOn(server, `create database ${NAME}`);
  const url = databaseUrl(server, NAME);
  sandbox = await createSandbox({ databaseUrl: url, rows: 30 });
  client = clientOf(sandbox);
  token = await client.signIn(sandbox.demo.email, sandbox.demo.password);
  planner = new pg.Client({ connectionString: url });
  await planner.connect();
  // For small tables, the planner prefers scans and sorts to indexes. Disable these, so that it plans as for
  // large tables.
  for (const planNode of ['seqscan', 'bitmapscan', 'sort', 'incremental_sort', 'hashjoin', 'mergejoin'])
    await planner.query(`set enable_${planNode} = off`);
});
afterAll(async () => {
  await planner.end();
  await sandbox.close();
  await sqlOn(server, `drop database ${NAME} with (force)`);
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Makes a call. Returns the query plans of all its select statements. */
async function plansOf(path: string, body: object): Promise<readonly Plan[]> {
  const toQuery = vi.spyOn(PgDialect.prototype, 'sqlToQuery');
  const reply = await client.send('POST', path, body, token);
  expect(at(reply, 'success')).toBe(true);
  const statements = toQuery.mock.results.map(({ value }) => value as { sql: string; params: unknown[] });
  const plans = [];
  for (const { sql, params } of statements.filter(({ sql }) => /^\s*\(?(select|with)/.test(sql))) {
    const { rows } = await planner.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
      text: `explain (format json) ${sql}`,
      values: params,
    });
    plans.push(...rows.map((row) => row['QUERY PLAN'][0].Plan));
  }
  return plans;
}

/** Returns the parameters of a list's requests: without a choice, and with each option of each choice. */
async function requestsOf(list: ListResource): Promise<readonly ListParams[]> {
  const trade = async () => {
    const { body } = await client.send(
      'POST',
      registry.futuresTrades.read.path,
      listBody(registry.futuresTrades.read, 1, {}),
      token,
    );
    return String((body as { data: { _id: unknown }[] }).data[0]?._id);
  };
  const paramValues: Record<string, string> = { level: '1', id: await trade() };
  const params = Object.fromEntries((list.read.params ?? []).map((name) => [name, paramValues[name] ?? '']));
  const chosen = (list.read.choices ?? []).flatMap(({ name, options }) =>
    options.flatMap(({ value }) => (value === undefined ? [] : [{ ...params, [name]: value }])),
  );
  return [params, ...chosen];
}

const everything: readonly Resource[] = Object.values(registry);
const lists = everything.filter(isList).filter(({ read }) => read.method === 'POST');
/** Lists of a member's team. For every page they read the whole team, to compute its levels. */
const TEAM_LISTS: readonly string[] = [registry.teamLevels.name, registry.levelMembers.name];

describe('a page of the list', () => {
  it.each(lists.map((list) => [list.name, list] as const))('%s is read from indexes', async (_name, list) => {
    let pages = 0;
    for (const params of await requestsOf(list))
      for (const plan of await plansOf(list.read.path, { ...listBody(list.read, 1, params), skip: 3 })) {
        const nodes = nodesOf(plan);
        const reads = nodes.filter((node) => node['Relation Name'] !== undefined);
        const unindexed = reads.filter((node) => node['Index Cond'] === undefined);
        expect(unindexed, `reads all of a table or an index: ${JSON.stringify(plan)}`).toEqual([]);
        for (const limit of nodes.filter((node) => node['Node Type'] === 'Limit')) {
          if (TEAM_LISTS.includes(list.name)) continue;
          pages += 1;
          // PostgreSQL skips the rows of earlier pages in the index, without reading the table.
          const [skipped] = limit.Plans ?? [];
          expect(skipped?.['Node Type'], JSON.stringify(plan)).toBe('Index Only Scan');
        }
      }
    if (!TEAM_LISTS.includes(list.name)) expect(pages).toBeGreaterThan(0);
  });
});
