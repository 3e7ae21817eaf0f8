// Runs the tests with every fault and with a list of 100,000 rows (`npm run test:deep`).

import { spawnSync } from 'node:child_process';
import { npmCommand } from './npm';

const steps: readonly (readonly [script: readonly string[], env: Readonly<Record<string, string>>])[] = [
  [['test:matrix'], { FAULTS: 'all' }],
  [['build'], {}],
  [['test:e2e', '--', '--project=reading', 'allPages'], { LIST_ROWS: '100000' }],
];

for (const [script, env] of steps) {
  const { command, args, shell } = npmCommand(['run', ...script]);
  const { status, error } = spawnSync(command, args, {
    shell,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
