import { transactions } from '../src/resources/transactions';
import type { Ledger } from './ledgerRows';
import { startLiveSandbox } from './liveSandbox';

/**
 * Serves the portal over a sandbox whose transactions are rows in memory. Benchmarks measure the portal only, so
 * the backend should respond fast.
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
