import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChecked, type CheckedBackend } from './checkedBackend';

let backend: CheckedBackend;
beforeAll(async () => {
  backend = await openChecked();
});
afterAll(() => backend.close());

describe('the checker finds no violation in a correct backend', () => {
  it('when it only reads', async () => {
    const { report, findings } = await backend.check();
    expect(findings).toEqual([]);
    expect(report.outcomes.length).toBeGreaterThan(1000);
    expect(report.stopped).toBe(false);
  });

  it('when it writes too', async () => {
    const { report, findings } = await backend.check({
      writes: true,
      of: ['tickets', 'transfers', 'dashboard'],
    });
    expect(findings).toEqual([]);
    const written = report.outcomes.filter(({ rule }) => rule === 'write-shows');
    expect(written.map(({ skipped }) => skipped)).toEqual(Array(4).fill(undefined));
  });
});
