import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { pick } from '../../src/core/defineResource';
import { bannerPicture, banners } from '../data/banners';
import type { Db } from '../db/open';
import { readAmount } from '../domain/amount';
import { receiveDeposit } from '../domain/deposits';
import { readMailbox } from '../domain/mail';
import { memberByEmail } from '../domain/members';
import { Refusal } from '../domain/refusal';
import { mailboxPage } from './mailboxPage';
import { parseBody } from './validate';

/** Where deposits made by hand say they come from. */
const SENDER = `0x${'5a'.repeat(20)}`;

/** What only a sandbox has: its mailbox, deposits by hand, its pictures and a sign of life. */
export function createTools({ db, now }: { readonly db: Db; readonly now: () => Date }): Hono {
  const app = new Hono();
  app.get('/sandbox/health', (c) => c.json({ ok: true }));
  app.get('/sandbox/mailbox', async (c) => {
    const letters = await readMailbox(db, c.req.query('to'));
    c.header('Cache-Control', 'no-store');
    const wantsJson =
      c.req.query('format') === 'json' || c.req.header('accept')?.includes('application/json');
    if (wantsJson) return c.json(letters);
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    return c.html(mailboxPage(letters));
  });
  app.post('/sandbox/deposits', bodyLimit({ maxSize: 1024 }), async (c) => {
    const body = parseBody(await c.req.text());
    const member = await memberByEmail(db, String(pick(body, 'email')));
    if (!member) throw new Refusal('No member has this e-mail');
    const amount = readAmount(pick(body, 'amount'));
    await receiveDeposit(db, { memberId: member.id, from: SENDER, amount, at: now() });
    return c.json({ success: true, message: `${amount.toFixed()} USDT arrived for ${member.email}` });
  });
  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json({ success: false, message: error.message }, error.status);
    throw error;
  });
  app.get('/sandbox/banners/:file{\\d+\\.svg}', (c) => {
    const banner = banners[Number.parseInt(c.req.param('file'), 10) - 1];
    if (!banner) return c.text('Not found', 404);
    return c.body(bannerPicture(banner), 200, {
      'Content-Type': 'image/svg+xml',
      'Content-Security-Policy': "default-src 'none'",
    });
  });
  return app;
}
