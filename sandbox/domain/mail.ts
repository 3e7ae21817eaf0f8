import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Transporter } from 'nodemailer';
import type { Db } from '../db/open';
import { mailbox } from '../db/schema';
import { CODE_MINUTES, type CodePurpose } from './codes';
import { describeError } from './log';

/** The delay before a retry, in ms. Any process may retry, because the process that tried first may have died. */
const RETRY_MS = 60_000;
const MAX_TRIES = 3;

export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

interface MailQueueOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly log: (line: string) => void;
  readonly send: (mail: Email) => Promise<unknown>;
}

type MailQueue = ReturnType<typeof createMailQueue>;

/** Creates the mail queue. Each e-mail is sent by only one process, even if several processes share the database. */
export function createMailQueue({ db, now, log, send }: MailQueueOptions) {
  /** Takes the oldest due e-mail and postpones its next attempt, so that no other process sends the same e-mail. */
  const takeDue = async () => {
    const due = db
      .select({ id: mailbox.id })
      .from(mailbox)
      .where(lte(mailbox.sendAt, now()))
      .orderBy(asc(mailbox.id))
      .limit(1)
      .for('update', { skipLocked: true });
    const [mail] = await db
      .update(mailbox)
      .set({ sendAt: new Date(now().getTime() + RETRY_MS), sendTries: sql`${mailbox.sendTries} + 1` })
      .where(inArray(mailbox.id, due))
      .returning();
    return mail;
  };
  const sendOne = async (mail: typeof mailbox.$inferSelect) => {
    const { recipient, code, sentAt, sendTries } = mail;
    const text = `Your code is ${code}. It works once and expires in ${CODE_MINUTES} minutes.`;
    const hasExpired = now().getTime() >= sentAt.getTime() + CODE_MINUTES * 60_000;
    try {
      if (hasExpired) log(`Mail to ${recipient} was not sent: its code has expired`);
      else await send({ to: recipient, subject: mail.subject, text });
    } catch (error) {
      log(`Mail to ${recipient} failed, try ${sendTries} of ${MAX_TRIES}: ${describeError(error)}`);
      if (sendTries < MAX_TRIES) return;
    }
    await db.update(mailbox).set({ sendAt: null }).where(eq(mailbox.id, mail.id));
  };
  /** Sends all due e-mails, one after the other. Never rejects. */
  const run = async () => {
    try {
      for (let mail = await takeDue(); mail; mail = await takeDue()) await sendOne(mail);
    } catch (error) {
      log(`The mail queue could not run: ${describeError(error)}`);
    }
  };
  return {
    run,
    /** Looks for due e-mails now and every minute. Returns a function that stops the timer. */
    watch() {
      void run();
      const timer = setInterval(() => void run(), RETRY_MS);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}

/** The time limit of each step with the mail server, in ms. A stuck attempt then ends before RETRY_MS, the next one. */
const SMTP_TIMEOUT_MS = 15_000;

/** Returns a function that sends e-mails by SMTP. Nodemailer is loaded with the first e-mail. */
export function smtpSender(url: string): MailQueueOptions['send'] {
  let transport: Transporter | undefined;
  return async (mail) => {
    const { createTransport } = await import('nodemailer');
    transport ??= createTransport({
      url,
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
    });
    return transport.sendMail({ from: 'sandbox@example.test', ...mail });
  };
}

/** The number of e-mails that the mailbox keeps, besides those that are still queued. */
const MAILBOX_SIZE = 200;

const reasons: Record<CodePurpose, string> = {
  signUp: 'account verification',
  signIn: 'sign-in',
  reset: 'password reset',
  withdrawal: 'withdrawal',
};

interface Mail {
  readonly to: string;
  readonly purpose: CodePurpose;
  readonly code: string;
  readonly at: Date;
}

interface MailerOptions extends Pick<MailQueueOptions, 'db' | 'log'> {
  /** The mail queue, if codes are also sent by SMTP. */
  readonly mailQueue?: MailQueue | undefined;
}

export type Mailer = ReturnType<typeof createMailer>;

/** Creates the mailer, which writes codes to the log and the mailbox, and runs the mail queue if there is one. */
export function createMailer({ db, log, mailQueue }: MailerOptions) {
  return async ({ to, purpose, code, at }: Mail): Promise<void> => {
    const subject = `Your code for ${reasons[purpose]}`;
    log(`Code for ${to} (${reasons[purpose]}): ${code}`);
    const [row] = await db
      .insert(mailbox)
      .values({ recipient: to, subject, code, sentAt: at, sendAt: mailQueue ? at : null })
      .returning({ id: mailbox.id });
    if (row)
      await db.delete(mailbox).where(and(lte(mailbox.id, row.id - MAILBOX_SIZE), isNull(mailbox.sendAt)));
    // Do not await: the delay of a slow mail server would reveal which e-mails are registered.
    void mailQueue?.run();
  };
}

/** Returns the e-mails of the mailbox, or only those to one address, newest first. */
export function readMailbox(db: Db, to?: string) {
  return db
    .select({ to: mailbox.recipient, subject: mailbox.subject, code: mailbox.code, at: mailbox.sentAt })
    .from(mailbox)
    .where(to ? eq(mailbox.recipient, to.toLowerCase()) : undefined)
    .orderBy(desc(mailbox.id));
}
