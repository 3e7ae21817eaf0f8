import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** A script that prints the date presets in local time and in UTC, at 23:30 UTC on 31 December. */
const SCRIPT = `
const Real = Date;
const NOW = Real.parse('2025-12-31T23:30:00Z');
globalThis.Date = class extends Real {
  constructor(...given) { super(...(given.length > 0 ? given : [NOW])); }
  static now() { return NOW; }
};
const { datePresets } = await import('./src/list/tools/datePresets.ts');
const days = (zone) => datePresets(zone).map(({ label, from, to }) => [label, from, to]);
console.log(JSON.stringify([days('local'), days('utc')[0]]));
`;

it('date presets are ranges of days in the display zone', () => {
  // Run another process, because a worker thread cannot change its time zone.
  const printed = execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT],
    { env: { ...process.env, TZ: 'Pacific/Kiritimati' }, encoding: 'utf8' },
  );
  expect(JSON.parse(printed)).toEqual([
    [
      ['Today', '2026-01-01', '2026-01-01'],
      ['Last 7 days', '2025-12-26', '2026-01-01'],
      ['Last 30 days', '2025-12-03', '2026-01-01'],
      ['This month', '2026-01-01', '2026-01-01'],
      ['Last month', '2025-12-01', '2025-12-31'],
      ['This year', '2026-01-01', '2026-01-01'],
    ],
    ['Today', '2025-12-31', '2025-12-31'],
  ]);
});
