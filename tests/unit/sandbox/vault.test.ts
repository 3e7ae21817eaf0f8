import { randomBytes } from 'node:crypto';
import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../../sandbox/app';
import { openDatabase } from '../../../sandbox/db/open';
import { bindings } from '../../../sandbox/db/schema';
import { createVault, keyOfFolder, readKey } from '../../../sandbox/domain/vault';
import { at, signedIn, testClock } from './client';
import { emptyFolder } from './dataFolders';

const clear = { apiKey: 'theKeyInClear01', apiSecret: 'theSecretInClear01' };
const location = { memberId: 1, exchange: 'BINANCE' };

describe('the vault', () => {
  const vault = createVault(Buffer.alloc(32, 7));

  it('decrypts what it encrypted, and encrypts equal keys differently', () => {
    const [one, other] = [vault.encrypt(clear, location), vault.encrypt(clear, location)];
    expect(one).toMatch(/^[\w-]+$/);
    expect(one).not.toBe(other);
    expect([one, other].map((sealed) => vault.decrypt(sealed, location))).toEqual([clear, clear]);
  });

  it.each([
    ['another member', { ...location, memberId: 2 }],
    ['another exchange', { ...location, exchange: 'OTHER' }],
  ])('does not decrypt keys that were moved to %s', (_where, elsewhere) => {
    expect(vault.decrypt(vault.encrypt(clear, location), elsewhere)).toBeUndefined();
  });

  it('does not decrypt with another key, nor truncated, changed or plain text', () => {
    const sealed = vault.encrypt(clear, location);
    expect(createVault(Buffer.alloc(32, 8)).decrypt(sealed, location)).toBeUndefined();
    const bytes = Buffer.from(sealed, 'base64url');
    expect(bytes).toHaveLength(12 + 16 + JSON.stringify(clear).length);
    for (let i = 0; i < bytes.length; i += 1) {
      const changed = Buffer.from(bytes);
      changed[i] = (changed[i] ?? 0) ^ 1;
      expect(vault.decrypt(changed.toString('base64url'), location)).toBeUndefined();
      expect(vault.decrypt(bytes.subarray(0, i).toString('base64url'), location)).toBeUndefined();
    }
    expect(vault.decrypt(JSON.stringify(clear), location)).toBeUndefined();
  });
});

describe('the key of a vault', () => {
  const bytes = randomBytes(32);

  it.each([
    ['hex', bytes.toString('hex')],
    ['hex in capitals, with a line break', `${bytes.toString('hex').toUpperCase()}\n`],
    ['base64', bytes.toString('base64')],
    ['base64url', bytes.toString('base64url')],
  ])('is accepted in %s', (_form, text) => {
    expect(readKey(text, 'SANDBOX_KEY')).toEqual(bytes);
  });

  it.each(['short', bytes.toString('hex').slice(1), `${bytes.toString('hex')}0`, 'ü'.repeat(43)])(
    'is rejected with one sentence: %j',
    (text) => {
      expect(() => readKey(text, 'SANDBOX_KEY')).toThrow(
        'SANDBOX_KEY must be a key of 32 bytes in hex or base64; this makes one: openssl rand -hex 32',
      );
    },
  );

  it('is checked before the database is opened', async () => {
    await expect(
      createSandbox({ key: 'wrong', databaseUrl: 'postgres://127.0.0.1:1/none' }),
    ).rejects.toMatchObject({
      name: 'CannotStart',
      message: expect.stringContaining('SANDBOX_KEY must be a key') as string,
    });
  });
});

describe('exchange keys on disk', async () => {
  const folder = await emptyFolder();
  let sandbox: Sandbox | undefined;
  const lines: string[] = [];
  afterEach(async () => {
    await sandbox?.close();
    sandbox = undefined;
  });

  const clock = testClock();
  const start = async (key?: string) => {
    lines.splice(0);
    sandbox = await createSandbox({
      dataDir: folder,
      key,
      rows: 2,
      now: clock.now,
      log: (line) => lines.push(line),
    });
    return (await signedIn(sandbox)).call;
  };
  const update = { exchangeName: 'BINANCE', ...clear };
  const shown = (keys: object) => ({ exchangeName: 'BINANCE', userId: 'WH100001', exchangeKeys: keys });

  it('are encrypted in the database, and shown to their member', async () => {
    const call = await start();
    expect(at(await call('updateBind', update), 'success')).toBe(true);
    expect(at(await call('getExchange'), 'data')).toEqual([shown(clear)]);
    await sandbox?.close();
    sandbox = undefined;

    const { db, close } = await openDatabase({ dataDir: folder });
    const rows = await db.select({ text: sql<string>`${bindings}::text` }).from(bindings);
    await close();
    expect(rows.length).toBeGreaterThan(1);
    for (const { text } of rows)
      expect(text).not.toMatch(/theKeyInClear|theSecretInClear|sandboxKey|sandboxSecret/);
  });

  it('are decrypted with the key file, which only its owner can read', async () => {
    const file = join(folder, 'sandbox.key');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, 'utf8')).toMatch(/^[\da-f]{64}\n$/);
    await chmod(file, 0o644);
    const call = await start();
    expect(at(await call('getExchange'), 'data')).toEqual([shown(clear)]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(lines.join()).not.toContain('sandbox.key');
  });

  it('are shown empty when the key is lost, and can be updated', async () => {
    const call = await start('ab'.repeat(32));
    expect(lines.join()).toContain('Exchange keys were encrypted with another key');
    expect(await call('getExchange')).toMatchObject({
      status: 200,
      body: { data: [shown({ apiKey: '', apiSecret: '' })], count: 1 },
    });
    expect(at(await call('updateBind', update), 'success')).toBe(true);
    expect(at(await call('getExchange'), 'data')).toEqual([shown(clear)]);
  });

  it('are not opened with an invalid key file, and the error names the file', async () => {
    const file = join(folder, 'sandbox.key');
    await writeFile(file, 'broken');
    await expect(keyOfFolder(folder, () => undefined)).rejects.toThrow(`${file} must be a key of 32 bytes`);
  });
});
