import { parseArgs } from 'node:util';
import { runChaos, type Engine } from './chaos/run';
import { ensurePostgres } from './postgres';

const say = (line: string) => console.log(`── ${line}`);
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '90' }, engine: { type: 'string' } },
});
const seconds = Number(values.seconds);
if (!(seconds > 0 && seconds <= 240)) throw new Error('--seconds is a number up to 240, for each engine');
const engines: readonly Engine[] = ['embedded', 'postgres'];
const chosen = engines.filter((engine) => !values.engine || values.engine === engine);
if (chosen.length === 0) throw new Error(`--engine is one of ${engines.join(', ')}`);

let faults = 0;
for (const engine of chosen) {
  if (engine === 'postgres' && !ensurePostgres(say)) continue;
  say(`Chaos on the ${engine} database, ${seconds} s`);
  const found = await runChaos(engine, seconds, (line) => say(`${engine}: ${line}`));
  for (const fault of found.slice(0, 20)) say(`${engine}: FAULT ${fault}`);
  say(found.length === 0 ? `${engine}: everything held` : `${engine}: ${found.length} faults`);
  faults += found.length;
}
process.exit(faults === 0 ? 0 : 1);
