import { spawnSync } from 'node:child_process';
import { ensureChromium } from './chromium';

/** Everything that must hold, cheapest first; the first failure ends the run. */
const steps: readonly (readonly [what: string, script: string])[] = [
  ['Types', 'typecheck'],
  ['Lint, layers and format', 'lint'],
  ['Unused files, exports and packages', 'unused'],
  ['Unit tests', 'test:unit'],
  ['Contract tests', 'test:contract'],
  ['Production build', 'build'],
  ['End-to-end tests', 'test:e2e'],
  ['Sizes', 'bench'],
];

const say = (line: string) => console.log(`\n── ${line}`);
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(0)} s`;
const began = Date.now();

ensureChromium(say);
for (const [index, [what, script]] of steps.entries()) {
  say(`${index + 1}/${steps.length} ${what}`);
  const start = Date.now();
  const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' });
  if (status !== 0) {
    say(`${what} failed after ${seconds(start)} (npm run ${script})`);
    process.exit(1);
  }
  console.log(`${what}: ${seconds(start)}`);
}
say(`Everything holds, in ${seconds(began)}`);
