import { and, eq, like, not, or, sql } from 'drizzle-orm';
import type { Db } from '../db/open';
import { bindings } from '../db/schema/members';
import { SEAL, type Vault } from './vault';

/** An exchange account's keys; both empty where they cannot be opened any more. */
interface ExchangeKeys {
  readonly apiKey: string;
  readonly apiSecret: string;
}

interface Binding extends ExchangeKeys {
  readonly memberId: number;
  readonly exchange: string;
}

const places = ({ memberId, exchange }: Pick<Binding, 'memberId' | 'exchange'>) =>
  ({
    apiKey: { memberId, exchange, field: 'apiKey' },
    apiSecret: { memberId, exchange, field: 'apiSecret' },
  }) as const;

/** The keys of a binding as they may lie in the database. */
export function sealKeys(vault: Vault, binding: Binding): ExchangeKeys {
  const place = places(binding);
  return {
    apiKey: vault.seal(binding.apiKey, place.apiKey),
    apiSecret: vault.seal(binding.apiSecret, place.apiSecret),
  };
}

/** The keys of a row of the database; undefined where they were sealed with another key. */
export function openKeys(vault: Vault, row: Binding): ExchangeKeys | undefined {
  const place = places(row);
  const apiKey = vault.open(row.apiKey, place.apiKey);
  const apiSecret = vault.open(row.apiSecret, place.apiSecret);
  return apiKey === undefined || apiSecret === undefined ? undefined : { apiKey, apiSecret };
}

const inClear = or(not(like(bindings.apiKey, `${SEAL}%`)), not(like(bindings.apiSecret, `${SEAL}%`)));

/**
 * Seals the keys that an older sandbox left in clear, and says so where keys can't be opened with this key.
 * A row holds both in clear or both sealed.
 */
export async function settleKeys(db: Db, vault: Vault, log: (line: string) => void): Promise<void> {
  const count = await db.transaction(async (tx) => {
    const rows = await tx.select().from(bindings).where(inClear).for('update');
    for (const row of rows)
      await tx
        .update(bindings)
        .set(sealKeys(vault, row))
        .where(and(eq(bindings.memberId, row.memberId), eq(bindings.exchange, row.exchange)));
    return rows.length;
  });
  if (count > 0) {
    // What was in clear lies in the table's file until it is written anew.
    await db.execute(sql`vacuum full ${bindings}`);
    log(`Exchange keys that lay in clear are encrypted now: ${count}`);
  }
  const [sample] = await db.select().from(bindings).limit(1);
  if (sample && !openKeys(vault, sample))
    log(
      'Exchange keys were encrypted with another key and stay closed: give it back as SANDBOX_KEY or sandbox.key, or have members enter theirs again',
    );
}
