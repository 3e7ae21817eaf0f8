import { expect, it } from 'vitest';
import { allRules } from '../../contract/checker/rules';
import { history } from '../../sandbox/seed/people';
import { openChecked, passed } from './checkedBackend';

it('the checker finds no violation in the rows of the history member', async () => {
  const backend = await openChecked(history);
  // The other rules don't depend on the rows.
  const ofRows = allRules.filter(({ group }) => ['Responses', 'Paging', 'Amounts'].includes(group));
  const { report, findings } = await backend.check({ rules: ofRows.map(({ id }) => id) });
  await backend.close();
  expect(findings).toEqual([]);
  expect(passed(report).length).toBeGreaterThan(200);
  expect(report.stopped).toBe(false);
});
