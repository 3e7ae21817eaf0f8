import { desc, eq, lte } from 'drizzle-orm';
import type { Transporter } from 'nodemailer';
import type { Db } from '../db/open';
import { mailbox } from '../db/schema';
import { CODE_MINUTES, type CodePurpose } from './codes';
import { describeError } from './log';

const MAILBOX_SIZE = 200;

const reasons: Record<CodePurpose, string> = {
  signUp: 'account verification',
  signIn: 'sign in',
  reset: 'password reset',
  withdrawal: 'withdrawal',
};

interface Letter {
  readonly to: string;
  readonly purpose: CodePurpose;
  readonly code: string;
  readonly at: Date;
}

export type Mailer = (letter: Letter) => Promise<void>;

interface MailerOptions {
  readonly db: Db;
  readonly log: (line: string) => void;
  readonly smtpUrl?: string | undefined;
}

/** Sends codes to the log, to the sandbox's mailbox and, with `smtpUrl`, by mail. */
export function createMailer({ db, log, smtpUrl }: MailerOptions): Mailer {
  let transport: Transporter | undefined;
  const post = async (url: string, { to, code }: Letter, subject: string) => {
    const { createTransport } = await import('nodemailer');
    transport ??= createTransport(url);
    const text = `Your code is ${code}. It works once, within ${CODE_MINUTES} minutes.`;
    await transport.sendMail({ from: 'sandbox@example.test', to, subject, text });
  };
  return async (letter) => {
    const { to, purpose, code, at } = letter;
    const subject = `Your code for ${reasons[purpose]}`;
    log(`Code for ${to} (${reasons[purpose]}): ${code}`);
    const [row] = await db
      .insert(mailbox)
      .values({ recipient: to, subject, code, sentAt: at })
      .returning({ id: mailbox.id });
    if (row) await db.delete(mailbox).where(lte(mailbox.id, row.id - MAILBOX_SIZE));
    // Not awaited: a slow mail server must not hold the member up, nor tell who exists.
    if (smtpUrl)
      post(smtpUrl, letter, subject).catch((error: unknown) =>
        log(`Mail to ${to} failed: ${describeError(error)}`),
      );
  };
}

/** The letters of the mailbox, newest first. */
export function readMailbox(db: Db, to?: string) {
  return db
    .select({ to: mailbox.recipient, subject: mailbox.subject, code: mailbox.code, at: mailbox.sentAt })
    .from(mailbox)
    .where(to ? eq(mailbox.recipient, to.toLowerCase()) : undefined)
    .orderBy(desc(mailbox.id));
}
