import { expect, it } from 'vitest';
import { findingsOf, stateOf } from '../../contract/checker/report/summary';
import { htmlReport } from '../../contract/checker/report/html';
import { openChecked } from './checkedBackend';
import { json } from './fakeResponses';

it('one cause of server errors is one violation, in the order of the rules', async () => {
  const backend = await openChecked();
  // A backend that fails at each invalid body, with another trace each time.
  const fetch = backend.watched((_request, call, body) => {
    if (call !== 'activitys' || body?.limit === 10) return undefined;
    const message = `Trace ${crypto.randomUUID()}`;
    return json({ success: false, message: body ? message : 'Body is not JSON' }, 500);
  });
  const rules = ['reject-zero-limit', 'reject-negative-limit', 'reject-bad-json', 'reject-text', 'status'];
  const { report } = await backend.check({ of: ['activity'], rules, fetch });
  await backend.close();
  expect(report.outcomes.map((outcome) => `${outcome.rule} ${stateOf(outcome)}`)).toEqual([
    'status passed',
    'reject-negative-limit failed',
    'reject-zero-limit skipped',
    'reject-text skipped',
    'reject-bad-json failed',
  ]);
  expect(findingsOf(report)).toHaveLength(2);
  const reason = 'the same server error as reject-negative-limit of POST api/user/activitys (activity)';
  expect(report.outcomes[2]?.skipped).toBe(reason);
  expect(htmlReport(report)).toContain(`<dt>${reason}</dt><dd>reject-zero-limit (1), reject-text (1)</dd>`);
});
