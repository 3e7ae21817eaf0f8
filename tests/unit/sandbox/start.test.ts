// @vitest-environment node
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '../../../sandbox/db/folderLock';
import { describeDatabase } from '../../../sandbox/db/open';

let folder: string;
let started: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
});
afterEach(async () => {
  for (const child of started) child.kill('SIGKILL');
  started = [];
  await rm(folder, { recursive: true, maxRetries: 5, retryDelay: 100 });
});

const locks = async () => (await readdir(folder)).filter((name) => name.endsWith('.lock'));

/** Starts a sandbox as `npm start` does, on a free port, over the folder of the test. */
function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/start.ts'], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      SANDBOX_ROWS: '2',
      SANDBOX_DATA: folder,
      DATABASE_URL: '',
      SMTP_URL: '',
      ...env,
    },
  });
  started.push(child);
  const ended = once(child, 'close').then(([code]) => code as unknown);
  let output = '';
  const wanted: { words: string; resolve: () => void }[] = [];
  const hear = (chunk: Buffer) => {
    output += chunk.toString();
    for (const { words, resolve } of wanted) if (output.includes(words)) resolve();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const said = (words: string) =>
    new Promise<void>((resolve, reject) => {
      if (output.includes(words)) resolve();
      else wanted.push({ words, resolve });
      void ended.then(() => reject(new Error(`it ended without '${words}': ${output}`)));
    });
  return { pid: child.pid ?? 0, ended, said, output: () => output, stop: () => child.kill('SIGINT') };
}

describe('starting the sandbox', () => {
  it('refuses a folder that another one uses, and takes it once that is gone', async () => {
    const first = start();
    await first.said('Ready at');
    expect(first.output()).toContain(`Database: embedded, in the folder ${folder}`);
    expect(await locks()).toEqual([`sandbox.${first.pid}.lock`]);

    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(
      `Another sandbox (pid ${first.pid}) is using ${folder}; stop it, or set SANDBOX_DATA to another folder`,
    );
    expect(second.output()).not.toContain('at lockFolder');

    first.stop();
    expect(await first.ended).toBe(0);
    expect(await locks()).toEqual([]);
  }, 60_000);

  it('stopped while it prepares, finishes that first and leaves a folder that opens', async () => {
    const first = start();
    await first.said('Preparing the database');
    first.stop();
    expect(await first.ended).toBe(0);
    expect(first.output()).not.toContain('Ready at');
    expect(await readdir(folder)).toContain('PG_VERSION');
    expect(await locks()).toEqual([]);
    const second = start();
    await second.said('Ready at');
  }, 60_000);
});

describe('the lock of a folder', () => {
  it('holds the pid, and goes when it is released', async () => {
    const release = lockFolder(folder);
    expect(await locks()).toEqual([`sandbox.${process.pid}.lock`]);
    release();
    expect(await locks()).toEqual([]);
  });

  it('is taken over from a process that is no longer alive', async () => {
    const gone = spawn(process.execPath, ['--version']);
    await once(gone, 'exit');
    await writeFile(join(folder, `sandbox.${gone.pid}.lock`), '');
    lockFolder(folder);
    expect(await locks()).toEqual([`sandbox.${process.pid}.lock`]);
  });

  it('of a living process stays, and the refused one leaves nothing behind', async () => {
    const other = `sandbox.${process.ppid}.lock`;
    await writeFile(join(folder, other), '');
    expect(() => lockFolder(folder)).toThrow(`Another sandbox (pid ${process.ppid}) is using ${folder};`);
    expect(await locks()).toEqual([other]);
  });
});

describe('the database, in words', () => {
  it.each([
    [{ dataDir: '.sandbox' }, 'embedded, in the folder .sandbox'],
    [{ dataDir: 'memory://' }, 'embedded, in memory only'],
    [
      { dataDir: '.sandbox', databaseUrl: 'postgres://me:secret@db.test:5433/portal?password=secret' },
      'PostgreSQL at db.test:5433',
    ],
    [{ dataDir: '.sandbox', databaseUrl: '/var/run/postgresql portal' }, 'PostgreSQL'],
  ])('%j', (choice, words) => {
    expect(describeDatabase(choice)).toBe(words);
  });
});
