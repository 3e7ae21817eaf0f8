/**
 * The routes below /sandbox/, which only the sandbox has: a health check, the mailbox page with the codes that a real
 * backend would e-mail, deposits made by hand, and the pictures of banners and coins.
 */
import { Hono, type Context, type HonoRequest } from 'hono';
import { html } from 'hono/html';
import { requestSchema } from '../../contract/requestSchema';
import { textLimits } from '../../src/core/textLimits';
import { bannerPicture, banners, coinPicture } from '../data';
import { readAmount } from '../domain/ledger';
import { readMailbox } from '../domain/mail';
import { memberByEmail } from '../domain/members';
import { carryOut, movementsOf } from '../domain/movements';
import { RequestError } from '../errors';
import { textOf } from '../domain/values';
import type { ApiOptions } from './api';
import { bodyLimit } from './bodyLimit';
import { errorResponse, handleErrors } from './errors';
import { parseBody, validated } from './validate';

const JSON_TYPE = /^application\/json(?:;|$)/i;

/** The schema of an e-mail parameter: any text up to the length limit. An invalid e-mail matches no member. */
const email = { ...requestSchema('text'), maxLength: textLimits.email };
const depositRequest = { type: 'object', properties: { email, amount: requestSchema('amount') } };
const mailboxRequest = { type: 'object', properties: { to: email } };

/** The largest deposit, in USDT. The balance column has room for almost a million such deposits. */
const MAX_DEPOSIT = 1_000_000;
/** The wallet address that sends all deposits. A real backend would watch the blockchain for deposits. */
const SENDER = `0x${'5a'.repeat(20)}`;

type SandboxRoutesOptions = Pick<ApiOptions, 'db' | 'now' | 'log' | 'publicOrigin'>;

/**
 * Returns whether the request is a top-level navigation, such as a link: the linking page cannot read the
 * response.
 */
const isNavigation = (request: HonoRequest): boolean =>
  request.method === 'GET' &&
  request.header('sec-fetch-mode') === 'navigate' &&
  request.header('sec-fetch-dest') === 'document';

/**
 * Returns whether a page of another origin sent the request and could read the response. Uses Sec-Fetch-Site,
 * or Origin in old browsers.
 */
function isCrossOrigin(request: HonoRequest, publicOrigin: string | undefined): boolean {
  const site = request.header('sec-fetch-site');
  if (site !== undefined) return !['same-origin', 'none'].includes(site) && !isNavigation(request);
  const origin = request.header('origin');
  return origin !== undefined && origin !== publicOrigin && origin !== new URL(request.url).origin;
}

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:50rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.5rem;border-bottom:1px solid}
code{font-size:1.25rem;font-weight:600}`;

const mailboxPage = (messages: Awaited<ReturnType<typeof readMailbox>>) =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Sandbox mailbox</title>
      <style>
        ${style}
      </style>
      <h1>Sandbox mailbox</h1>
      <p>The codes that a real backend would send by mail, newest first. Reload to see new ones.</p>
      <table>
        <tr>
          <th>Sent</th>
          <th>To</th>
          <th>Subject</th>
          <th>Code</th>
        </tr>
        ${messages.map(
          ({ to, subject, code, at }) =>
            html`<tr>
              <td>${at.toISOString().slice(0, 19).replace('T', ' ')} UTC</td>
              <td>${to}</td>
              <td>${subject}</td>
              <td><code>${code}</code></td>
            </tr>`,
        )}
      </table>
      ${messages.length === 0 ? html`<p>No messages yet.</p>` : ''}
    </html>`;

/** Creates the routes. They need no token, so pages of other origins get 403. HTML forms cannot send a POST as JSON. */
export function createSandboxRoutes({ db, now, log, publicOrigin }: SandboxRoutesOptions): Hono {
  const app = new Hono();
  app.use(bodyLimit);
  app.use(async (c, next) => {
    if (isCrossOrigin(c.req, publicOrigin))
      return errorResponse(c, 'Pages of other origins may not use this part of the sandbox', 403);
    if (c.req.method === 'POST' && !JSON_TYPE.test(c.req.header('content-type') ?? ''))
      return errorResponse(c, 'The request must be JSON, with Content-Type: application/json', 415);
    return next();
  });
  app.get('/sandbox/health', (c) => c.json({ ok: true }));
  app.get('/sandbox/mailbox', async (c) => {
    const to = c.req.query('to') || undefined;
    if (to !== undefined) validated(mailboxRequest, { to });
    const messages = await readMailbox(db, to);
    c.header('Cache-Control', 'no-store');
    const wantsJson =
      c.req.query('format') === 'json' || c.req.header('accept')?.includes('application/json');
    if (wantsJson) return c.json(messages);
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    return c.html(mailboxPage(messages));
  });
  app.post('/sandbox/deposits', async (c) => {
    const body = validated(depositRequest, parseBody(await c.req.text()));
    const member = await memberByEmail(db, textOf(body.email));
    if (!member) throw new RequestError('No member has this e-mail');
    const amount = readAmount(body.amount);
    if (amount.gt(MAX_DEPOSIT)) throw new RequestError(`The maximum deposit is ${MAX_DEPOSIT} USDT`);
    await db.transaction((tx) => carryOut(tx, movementsOf(member.id).deposit(SENDER, amount), now()));
    return c.json({ success: true, message: `${amount.toFixed()} USDT arrived for ${member.email}` });
  });
  handleErrors(app, log);
  const picture = (c: Context, svg: string | undefined) =>
    svg === undefined
      ? c.text('Not found', 404)
      : c.body(svg, 200, {
          'Content-Type': 'image/svg+xml',
          'Content-Security-Policy': "default-src 'none'",
        });
  app.get('/sandbox/banners/:file{\\d+\\.svg}', (c) => {
    const banner = banners[Number.parseInt(c.req.param('file'), 10) - 1];
    return picture(c, banner && bannerPicture(banner));
  });
  app.get('/sandbox/coins/:file{[A-Z]+\\.svg}', (c) =>
    picture(c, coinPicture(c.req.param('file').slice(0, -'.svg'.length))),
  );
  return app;
}
