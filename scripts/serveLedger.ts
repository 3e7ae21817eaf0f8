import { startBigLedger } from './bigLedger';
import { ledgerRows } from './ledgerRows';

/** Serves a ledger of so many rows until it is ended, for tests whose own process cannot hold a sandbox. */
const { origin, token } = await startBigLedger(ledgerRows(Number(process.argv[2])));
console.log(JSON.stringify({ origin, token }));
