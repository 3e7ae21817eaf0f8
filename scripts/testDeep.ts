// Runs the tests with every fault and with a list of 100,000 rows (`npm run test:deep`).

import { runScript } from './npm';

runScript(['test:matrix'], { env: { ...process.env, FAULTS: 'all' } });
runScript(['build']);
runScript(['test:e2e', '--', '--project=reading', 'allPages'], {
  env: { ...process.env, LIST_ROWS: '100000' },
});
