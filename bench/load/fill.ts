import { createHash } from 'node:crypto';
import type pg from 'pg';

/** The share of all entries that belongs to the member with the most pages; the others share the rest. */
const DEEPEST_SHARE = 0.5;
const SESSION = '1 day';

export interface Member {
  readonly id: number;
  /** The public id of the member: 'WH…'. */
  readonly userId: string;
  readonly token: string;
  /** The number of rows of the member's ledger. */
  readonly rows: number;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Adds members with a session each, and a ledger of `rows` rows: each deposit is an entry of two rows, one of them
 * of a system account. Uses SQL, because a million rows by calls would take an hour; the database's constraints apply.
 */
export async function fillLedger(client: pg.Client, count: number, rows: number): Promise<readonly Member[]> {
  const { rows: made } = await client.query<{ id: number }>(
    `insert into members (sponsor_id, name, email, phone, password_hash, verified, created_at)
     select (select min(id) from members), 'Load Member', 'load' || i || '@example.test', '5550100000', '', true, now()
     from generate_series(1, ${count}) as i returning id`,
  );
  const ids = made.map(({ id }) => id).sort((a, b) => a - b);
  const [first = 0] = ids;
  await client.query(
    `insert into accounts (owner, wallet)
     select m, wallet from unnest($1::int[]) as m, unnest(array['FUEL', 'INCOME', 'DEPOSIT']) as wallet`,
    [ids],
  );
  const entries = rows / 2;
  const deepest = Math.round(entries * DEEPEST_SHARE);
  // Entry number i belongs to the member at that position, cyclically.
  const owner = `case when i <= ${deepest} then ${first} else ${first} + 1 + i % ${count - 1} end`;
  const moment = `now() - (${entries} - i) * interval '20 seconds'`;
  await client.query(
    `with numbered as (
       select i, nextval(pg_get_serial_sequence('entries', 'id')) as id from generate_series(1, ${entries}) as i
     ), booked as (
       insert into entries (id, type, source, target, created_at)
       select id, 'deposit', 'Exchange', 'Wallet', ${moment} from numbered
     ) insert into postings (entry_id, owner, wallet, amount, type, created_at)
       select id, case when own then ${owner} else 0 end, case when own then 'FUEL' else 'EXCHANGE' end,
         case when own then 1 else -1 end, 'deposit', ${moment}
       from numbered, unnest(array[true, false]) as own`,
  );
  const tokens = ids.map((id) => `load-${id}`);
  await client.query(
    `insert into sessions (token_hash, member_id, expires_at)
     select hash, id, now() + interval '${SESSION}' from unnest($1::text[], $2::int[]) as given (hash, id)`,
    [tokens.map(hashOf), ids],
  );
  await client.query('vacuum analyze');
  const { rows: held } = await client.query<{ owner: number; rows: string }>(
    'select owner, count(*) as rows from postings where owner = any($1) group by owner',
    [ids],
  );
  const rowsOf = new Map(held.map((each) => [each.owner, Number(each.rows)]));
  return ids.map((id) => ({ id, userId: `WH${id}`, token: `load-${id}`, rows: rowsOf.get(id) ?? 0 }));
}
