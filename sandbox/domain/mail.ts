import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import type { Db } from '../db/open';
import { mailbox } from '../db/schema/members';
import type { CodePurpose } from './codes';
import type { MailQueue } from './mailQueue';

const MAILBOX_SIZE = 200;

const reasons: Record<CodePurpose, string> = {
  signUp: 'account verification',
  signIn: 'sign in',
  reset: 'password reset',
  withdrawal: 'withdrawal',
};

interface Mail {
  readonly to: string;
  readonly purpose: CodePurpose;
  readonly code: string;
  readonly at: Date;
}

export type Mailer = (mail: Mail) => Promise<void>;

interface MailerOptions {
  readonly db: Db;
  readonly log: (line: string) => void;
  /** The mail queue, if codes are also sent by SMTP. */
  readonly mailQueue?: MailQueue | undefined;
}

/** Creates the mailer. It writes codes to the log and the mailbox, and starts the mail queue if there is one. */
export function createMailer({ db, log, mailQueue }: MailerOptions): Mailer {
  return async ({ to, purpose, code, at }) => {
    const subject = `Your code for ${reasons[purpose]}`;
    log(`Code for ${to} (${reasons[purpose]}): ${code}`);
    const [row] = await db
      .insert(mailbox)
      .values({ recipient: to, subject, code, sentAt: at, postAt: mailQueue ? at : null })
      .returning({ id: mailbox.id });
    if (row)
      await db.delete(mailbox).where(and(lte(mailbox.id, row.id - MAILBOX_SIZE), isNull(mailbox.postAt)));
    // Not awaited: a slow mail server must not delay the response, nor reveal which e-mails exist.
    void mailQueue?.run();
  };
}

/** Returns the e-mails of the mailbox, newest first; only those to `to` if it is given. */
export function readMailbox(db: Db, to?: string) {
  return db
    .select({ to: mailbox.recipient, subject: mailbox.subject, code: mailbox.code, at: mailbox.sentAt })
    .from(mailbox)
    .where(to ? eq(mailbox.recipient, to.toLowerCase()) : undefined)
    .orderBy(desc(mailbox.id));
}
