import { Hono } from 'hono';
import { bannerPicture, banners } from '../data/banners';
import type { Db } from '../db/open';
import { readMailbox } from '../domain/mail';
import { mailboxPage } from './mailboxPage';

/** What only a sandbox has: its mailbox, its pictures and a sign of life. */
export function createTools(db: Db): Hono {
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
