import { isNotNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Db } from '../../../sandbox/db/open';
import { mailbox } from '../../../sandbox/db/schema';
import { createMailer, createMailQueue, type Email } from '../../../sandbox/domain/mail';
import { openFreshDatabase } from '../../support/freshDatabase';
import { testClock } from './client';

let clock = testClock();
let sent: Email[] = [];
let lines: string[] = [];

const db = await openFreshDatabase();
beforeEach(async () => {
  clock = testClock();
  sent = [];
  lines = [];
  await db.delete(mailbox);
});

const log = (line: string) => void lines.push(line);
const working = async (mail: Email) => {
  // Give the other mail queues of the test a chance to run before this e-mail is sent.
  await new Promise((resolve) => setImmediate(resolve));
  sent.push(mail);
};
const queueWith = (send: (mail: Email) => Promise<unknown>, now = clock.now) =>
  createMailQueue({ db, now, log, send });
/** Adds e-mails to the mailbox, due at `at`, that no mail queue has taken yet. */
async function addEmails(count: number, at = clock.now()) {
  const idle = { run: () => Promise.resolve(), watch: () => () => undefined };
  const mail = createMailer({ db, log: () => undefined, mailQueue: idle });
  for (let index = 0; index < count; index += 1)
    await mail({ to: `${index}@example.test`, purpose: 'signIn', code: '123456', at });
}

describe('the mail queue', () => {
  it('sends each e-mail once, even if four senders run at the same time', async () => {
    await addEmails(30);
    await Promise.all(Array.from({ length: 4 }, () => queueWith(working).run()));
    expect(sent.map(({ to }) => to).toSorted()).toEqual(
      Array.from({ length: 30 }, (_, index) => `${index}@example.test`).toSorted(),
    );
    expect(sent[0]).toMatchObject({
      subject: 'Your code for sign-in',
      text: 'Your code is 123456. It works once and expires in 10 minutes.',
    });
    await queueWith(working).run();
    expect(sent).toHaveLength(30);
  });

  it('retries after a minute an e-mail that another sender took and never sent', async () => {
    await addEmails(1);
    void queueWith(() => new Promise(() => undefined)).run();
    await expect.poll(async () => (await db.select().from(mailbox))[0]?.sendTries).toBe(1);
    await queueWith(working).run();
    expect(sent).toEqual([]);
    clock.forward(60);
    await queueWith(working).run();
    expect(sent).toHaveLength(1);
  });

  it('tries an e-mail three times, a minute apart, and sends the others', async () => {
    await addEmails(2);
    const failing = (mail: Email) =>
      mail.to.startsWith('0') ? Promise.reject(new Error('refused')) : working(mail);
    for (let minute = 0; minute < 5; minute += 1) {
      await queueWith(failing).run();
      clock.forward(60);
    }
    expect(sent.map(({ to }) => to)).toEqual(['1@example.test']);
    const tries = lines.map(
      (line) => /^Mail to 0@example\.test failed, try (\d) of 3: Error/.exec(line)?.[1],
    );
    expect(tries).toEqual(['1', '2', '3']);
    // The server's error message is not logged, because it may contain the password.
    expect(lines.join()).not.toContain('refused');
  });

  it('sends no e-mail whose code has expired', async () => {
    await addEmails(1);
    clock.forward(10 * 60);
    await addEmails(1);
    await queueWith(working).run();
    expect(sent).toHaveLength(1);
    expect(lines).toEqual(['Mail to 0@example.test was not sent: its code has expired']);
    expect(await db.$count(mailbox, isNotNull(mailbox.sendAt))).toBe(0);
  });

  it('looks for due e-mails at once and every minute, until it is stopped', async () => {
    const timer = { unref: vi.fn() } as unknown as NodeJS.Timeout;
    const start = vi.spyOn(globalThis, 'setInterval').mockReturnValue(timer);
    const stop = vi.spyOn(globalThis, 'clearInterval').mockReturnValue();
    await addEmails(1);
    await addEmails(1, new Date(clock.now().getTime() + 60_000));
    const now = vi.fn(clock.now);
    const end = queueWith(working, now).watch();
    // Two queries, one that finds an e-mail and one that finds none. Each reads the time twice, and the e-mail once.
    await expect.poll(() => now.mock.calls.length).toBe(5);
    expect(sent).toHaveLength(1);
    expect(start.mock.calls).toEqual([[expect.any(Function), 60_000]]);
    clock.forward(60);
    start.mock.calls[0]?.[0]();
    await expect.poll(() => sent.length).toBe(2);
    end();
    expect(stop).toHaveBeenCalledWith(timer);
  });

  it('stops and logs a message when the database fails', async () => {
    const db = {} as Db;
    await createMailQueue({ db, now: clock.now, log, send: working }).run();
    expect(lines).toEqual([expect.stringMatching(/^The mail queue could not run: ./)]);
  });

  it('keeps an unsent e-mail in the mailbox, and the newest 200 others', async () => {
    await addEmails(1);
    const mail = createMailer({ db, log: () => undefined });
    for (let index = 0; index < 201; index += 1)
      await mail({ to: 'b@example.test', purpose: 'reset', code: '654321', at: clock.now() });
    expect(await db.$count(mailbox)).toBe(201);
    await queueWith(working).run();
    expect(sent.map(({ to }) => to)).toEqual(['0@example.test']);
  });
});
