import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import type { Db } from '../db/open';
import { mailbox } from '../db/schema/members';
import type { CodePurpose } from './codes';
import type { Post } from './post';

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
  /** Where mail is posted, beside the mailbox. */
  readonly post?: Post | undefined;
}

/** Puts codes into the log and the sandbox's mailbox, and hands them to the post where there is one. */
export function createMailer({ db, log, post }: MailerOptions): Mailer {
  return async ({ to, purpose, code, at }) => {
    const subject = `Your code for ${reasons[purpose]}`;
    log(`Code for ${to} (${reasons[purpose]}): ${code}`);
    const [row] = await db
      .insert(mailbox)
      .values({ recipient: to, subject, code, sentAt: at, postAt: post ? at : null })
      .returning({ id: mailbox.id });
    if (row)
      await db.delete(mailbox).where(and(lte(mailbox.id, row.id - MAILBOX_SIZE), isNull(mailbox.postAt)));
    // Not awaited: a slow mail server must not hold the member up, nor tell who exists.
    void post?.run();
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
