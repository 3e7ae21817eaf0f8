import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { smtpSender } from '../../../sandbox/domain/mail';

/** The lines of each received e-mail. */
const messages: string[][] = [];

/** A minimal SMTP server that accepts every e-mail. */
const server = createServer((socket) => {
  const reply = (line: string) => socket.write(`${line}\r\n`);
  let message: string[] | undefined;
  reply('220 mail.example.test');
  createInterface(socket).on('line', (line) => {
    if (message) {
      if (line !== '.') return void message.push(line);
      messages.push(message);
      message = undefined;
      return void reply('250 taken');
    }
    if (line === 'DATA') message = [];
    reply(message ? '354 go on' : line === 'QUIT' ? '221 bye' : '250 well');
  });
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});

it('smtpSender sends subject and text unchanged, from the sandbox address', async () => {
  const { port } = server.address() as AddressInfo;
  const mail = { to: 'a@example.test', subject: 'Your code for sign-in', text: 'Your code is 123456.' };
  await smtpSender(`smtp://127.0.0.1:${port}`)(mail);
  expect(messages).toEqual([
    expect.arrayContaining([
      'From: sandbox@example.test',
      'To: a@example.test',
      'Subject: Your code for sign-in',
      'Your code is 123456.',
    ]),
  ]);
});

it('smtpSender stops after 15 seconds when the mail server is silent', async () => {
  let isConnected = false;
  const silent = createServer((socket) => {
    isConnected = true;
    socket.on('error', () => undefined);
  });
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
    silent.close();
  });
  const { port } = silent.address() as AddressInfo;
  const sending = smtpSender(`smtp://127.0.0.1:${port}`)({ to: 'a@example.test', subject: 's', text: 't' });
  const failure = sending.then(
    () => 'sent',
    (error: unknown) => String(error),
  );
  await expect.poll(() => isConnected).toBe(true);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await failure).toContain('Greeting never received');
});
