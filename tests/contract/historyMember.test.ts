import { expect, it } from 'vitest';
import { history } from '../../sandbox/seed/people';
import { openChecked } from './checkedBackend';

it('the checker finds no violation in the rows of the history member', async () => {
  const backend = await openChecked(history);
  const { report, findings } = await backend.check();
  await backend.close();
  expect(findings).toEqual([]);
  expect(report.outcomes.length).toBeGreaterThan(1000);
  expect(report.stopped).toBe(false);
});
