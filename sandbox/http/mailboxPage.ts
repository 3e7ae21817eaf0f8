import { html } from 'hono/html';

export interface MailboxMessage {
  readonly to: string;
  readonly subject: string;
  readonly code: string;
  readonly at: Date;
}

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:50rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.5rem;border-bottom:1px solid}
code{font-size:1.25rem;font-weight:600}`;

const row = ({ to, subject, code, at }: MailboxMessage) => {
  const moment = at.toISOString();
  return html`<tr>
    <td>${to}</td>
    <td>${subject}</td>
    <td><code>${code}</code></td>
    <td><time datetime="${moment}">${moment.slice(0, 19).replace('T', ' ')} UTC</time></td>
  </tr>`;
};

/** Renders the mailbox page. `messages` are listed in the given order. */
export const mailboxPage = (messages: readonly MailboxMessage[]) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Sandbox mailbox</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <h1>Sandbox mailbox</h1>
        <p>The codes that a real backend would send by mail, newest first. Reload to see new ones.</p>
        <table>
          <thead>
            <tr>
              <th>To</th>
              <th>Subject</th>
              <th>Code</th>
              <th>Sent</th>
            </tr>
          </thead>
          <tbody>
            ${messages.map(row)}
          </tbody>
        </table>
        ${messages.length === 0 ? html`<p>No messages yet.</p>` : ''}
      </body>
    </html>`;
