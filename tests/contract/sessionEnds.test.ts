// Tests that a check stops when its session ends, and that no rule passes or fails because of that.
import { afterAll, describe, expect, it } from 'vitest';
import { summaryOf } from '../../contract/checker/report/summary';
import { openChecked, passed, reasons } from './checkedBackend';
import { isMembers, json, page, rejection, unauthorized } from './fakeResponses';

const backend = await openChecked();
afterAll(() => backend.close());

/** Returns a `fetch` that answers the first `alive` requests with the member's token, and then responds itself. */
function endingAfter(alive: number, respond: () => Response) {
  let members = 0;
  let afterEnd = 0;
  const fetch = backend.watched((request) => {
    if (!isMembers(request)) return undefined;
    members += 1;
    if (members <= alive) return undefined;
    afterEnd += 1;
    return respond();
  });
  return { fetch, afterEnd: () => afterEnd };
}

describe('a session that ends during a check', () => {
  it.each([
    ['401 with the message of the contract', () => unauthorized(401)],
    ['200 with the message of the contract', () => unauthorized(200)],
    ['401 with a page', () => page(401)],
    ['401 without a body', () => new Response(null, { status: 401 })],
    ['401 with another message', () => rejection('jwt expired', 401)],
    ['403 with another message', () => rejection('Session closed', 403)],
    ['419 with an error of another form', () => json({ error: 'Page Expired' }, 419)],
    ['200 with another message', () => rejection('Please log in again')],
  ])('stops it without a violation, after %s', async (_name, respond) => {
    const { fetch, afterEnd } = endingAfter(20, respond);
    const { report, findings } = await backend.check({ of: ['activity', 'deposits'], fetch });
    expect(findings).toEqual([]);
    expect(report.stopped).toBe(true);
    expect(report.stopReason).toMatch(/^the session ended/);
    expect(summaryOf(report)).toContain('stopped before the end: the session ended');
    // The requests that were sent at the same time, and one to confirm it.
    expect(afterEnd()).toBeLessThanOrEqual(10);
    expect(reasons(report)).toContainEqual(expect.stringMatching(/^not checked: the session ended/));
    expect(passed(report).length).toBeGreaterThan(0);
    expect(passed(report).length).toBeLessThan(60);
  });

  it.each([
    ['a redirect to the page to sign in', () => page(302, { location: '/login' }), 'a redirect to /login'],
    ['the page to sign in', () => page(200), 'text/html'],
  ])('stops it with one violation, after %s', async (_name, respond, got) => {
    const { fetch, afterEnd } = endingAfter(20, respond);
    const { report, findings } = await backend.check({ of: ['activity', 'deposits'], fetch });
    expect(findings.map((finding) => [finding.rule, finding.got])).toEqual([
      ['status', expect.stringContaining(got)],
    ]);
    expect(report.stopped).toBe(true);
    expect(afterEnd()).toBeLessThanOrEqual(10);
  });

  it('stops it also while a rule changes data', async () => {
    let isOver = false;
    const fetch = backend.watched((request, call) => {
      isOver ||= call === 'addTicket' && isMembers(request);
      return isOver && isMembers(request) ? unauthorized(401) : undefined;
    });
    const { report, findings } = await backend.check({
      of: ['banners'],
      writes: true,
      rules: ['write-shows', 'reject-zero-amount', 'reject-unknown-package'],
      fetch,
    });
    expect(findings).toEqual([]);
    expect(passed(report)).toEqual([]);
    expect(report.stopReason).toMatch(/^the session ended/);
  });

  it.each([403, 401])('goes on if only one call responds with %i', async (status) => {
    const fetch = backend.watched((request, call) =>
      call === 'activitys' && isMembers(request) ? rejection('No access', status) : undefined,
    );
    const { report, findings } = await backend.check({ of: ['activity', 'deposits'], fetch });
    expect(report.stopped).toBe(false);
    expect(findings.map(({ rule, call }) => [rule, call])).toEqual([
      ['status', 'POST api/user/activitys (activity)'],
    ]);
    const ofActivity = passed(report).filter(({ call }) => call.includes('activitys'));
    const ofAnyResponse = ['answers', 'json', 'cors-answer', 'cors-preflight'];
    // With 403, the call still tells valid tokens from invalid ones.
    const ofSessions = status === 403 ? ['token-missing', 'token-wrong', 'token-expired'] : [];
    expect(ofActivity.map(({ rule }) => rule).toSorted()).toEqual(
      [...ofAnyResponse, ...ofSessions].toSorted(),
    );
    expect(passed(report).filter(({ call }) => call.includes('deposit')).length).toBeGreaterThan(30);
  });
});
