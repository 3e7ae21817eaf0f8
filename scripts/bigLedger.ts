import { transactions } from '../src/resources/transactions';
import type { Ledger } from './ledgerRows';
import { startLiveSandbox } from './liveSandbox';

/**
 * The portal over a sandbox whose transactions are so many rows in memory: what is measured is the portal, and its
 * backend should take no part in it.
 */
export function startBigLedger(rows: Ledger) {
  return startLiveSandbox(12, async (request) => {
    if (!request.url.endsWith(`/${transactions.read.path}`)) return undefined;
    const { skip, limit } = (await request.json()) as { skip: number; limit: number };
    return Response.json({
      success: true,
      message: '',
      data: rows.slice(skip, skip + limit),
      count: rows.length,
    });
  });
}
