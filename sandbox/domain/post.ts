import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Transporter } from 'nodemailer';
import type { Db } from '../db/open';
import { mailbox } from '../db/schema/members';
import { CODE_MINUTES } from './codes';
import { describeError } from './log';

/** The delay before a retry, in ms. Any process may retry, because the first one may have died. */
const AGAIN_MS = 60_000;
const MOST_TRIES = 3;

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

interface PostOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly log: (line: string) => void;
  readonly send: (mail: Mail) => Promise<unknown>;
}

export interface Post {
  /** Sends all due e-mails, one after the other. Never rejects. */
  run(): Promise<void>;
  /** Looks for due e-mails now and every minute. Returns a function that stops this. */
  watch(): () => void;
}

/** Creates the mail queue. It sends each e-mail once, even if several processes share the database. */
export function createPost({ db, now, log, send }: PostOptions): Post {
  /** Takes the oldest due e-mail and moves its due time, so that no other process takes it meanwhile. */
  const take = async () => {
    const due = db
      .select({ id: mailbox.id })
      .from(mailbox)
      .where(lte(mailbox.postAt, now()))
      .orderBy(asc(mailbox.id))
      .limit(1)
      .for('update', { skipLocked: true });
    const [letter] = await db
      .update(mailbox)
      .set({ postAt: new Date(now().getTime() + AGAIN_MS), postTries: sql`${mailbox.postTries} + 1` })
      .where(inArray(mailbox.id, due))
      .returning();
    return letter;
  };
  const done = (id: number) => db.update(mailbox).set({ postAt: null }).where(eq(mailbox.id, id));
  const postOne = async ({ id, recipient, subject, code, postTries }: typeof mailbox.$inferSelect) => {
    const text = `Your code is ${code}. It works once and expires in ${CODE_MINUTES} minutes.`;
    try {
      await send({ to: recipient, subject, text });
    } catch (error) {
      log(`Mail to ${recipient} failed, try ${postTries} of ${MOST_TRIES}: ${describeError(error)}`);
      if (postTries < MOST_TRIES) return;
    }
    await done(id);
  };
  const run = async () => {
    try {
      for (let letter = await take(); letter; letter = await take()) await postOne(letter);
    } catch (error) {
      log(`The post rests: ${describeError(error)}`);
    }
  };
  return {
    run,
    watch() {
      void run();
      const timer = setInterval(() => void run(), AGAIN_MS);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}

/** Returns a function that sends e-mails by SMTP. Nodemailer is loaded with the first e-mail. */
export function smtpSender(url: string): PostOptions['send'] {
  let transport: Transporter | undefined;
  return async (mail) => {
    const { createTransport } = await import('nodemailer');
    transport ??= createTransport(url);
    return transport.sendMail({ from: 'sandbox@example.test', ...mail });
  };
}
