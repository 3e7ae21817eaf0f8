import { and, eq, like, not, or, sql } from 'drizzle-orm';
import type { Db } from '../db/open';
import { bindings } from '../db/schema/members';
import { SEAL, type Vault } from './vault';

/** The API keys of an exchange account. */
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

/** Encrypts the keys of a binding for the database. */
export function sealKeys(vault: Vault, binding: Binding): ExchangeKeys {
  const place = places(binding);
  return {
    apiKey: vault.seal(binding.apiKey, place.apiKey),
    apiSecret: vault.seal(binding.apiSecret, place.apiSecret),
  };
}

/** Decrypts the keys of a database row. Returns undefined if they were encrypted with a different key. */
export function openKeys(vault: Vault, row: Binding): ExchangeKeys | undefined {
  const place = places(row);
  const apiKey = vault.open(row.apiKey, place.apiKey);
  const apiSecret = vault.open(row.apiSecret, place.apiSecret);
  return apiKey === undefined || apiSecret === undefined ? undefined : { apiKey, apiSecret };
}

const inClear = or(not(like(bindings.apiKey, `${SEAL}%`)), not(like(bindings.apiSecret, `${SEAL}%`)));

/**
 * Encrypts keys that an older sandbox stored in plain text, and logs a message if stored keys cannot be decrypted with
 * the current key. In each row, either both keys are encrypted or neither is.
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
    // The plain text remains in the table's file until the file is rewritten.
    await db.execute(sql`vacuum full ${bindings}`);
    log(`Exchange keys that were stored in plain text are encrypted now: ${count}`);
  }
  const [sample] = await db.select().from(bindings).limit(1);
  if (sample && !openKeys(vault, sample))
    log(
      'Exchange keys were encrypted with another key and cannot be read: set that key as SANDBOX_KEY or sandbox.key, or have members enter theirs again',
    );
}
