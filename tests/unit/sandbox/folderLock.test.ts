import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { lockFolder } from '../../../sandbox/db/folderLock';
import { openDatabase } from '../../../sandbox/db/open';
import { emptyFolder, locksIn, seededFolder } from './dataFolders';
import { endProcesses, startProcess, withPreload } from './startProcess';

afterEach(endProcesses);

const ownLock = expect.stringMatching(`^sandbox\\.${process.pid}\\.[0-9a-f]{16}\\.lock$`) as unknown;

describe('the lock of a folder', () => {
  it('names its process, excludes others, and disappears when it is released', async () => {
    const folder = await emptyFolder();
    const release = await lockFolder(folder);
    expect(await locksIn(folder)).toEqual([ownLock]);
    await expect(lockFolder(folder)).rejects.toThrow(
      `Another sandbox (pid ${process.pid}) is using ${folder}; stop it, or set SANDBOX_DATA to another folder`,
    );
    expect(await locksIn(folder)).toEqual([ownLock]);
    release();
    expect(await locksIn(folder)).toEqual([]);
    (await lockFolder(folder))();
  });

  it('ignores stale files that name process 1 or another running process', async () => {
    const folder = await emptyFolder();
    for (const pid of [1, process.ppid]) {
      await writeFile(join(folder, `sandbox.${pid}.lock`), `${pid}\n`);
      await writeFile(join(folder, `sandbox.${pid}.0123456789abcdef.lock`), '');
    }
    const release = await lockFolder(folder);
    expect(await locksIn(folder)).toEqual([ownLock]);
    release();
  });

  it('is taken by exactly one of ten simultaneous claimants, in each of twenty rounds', async () => {
    for (let round = 0; round < 20; round++) {
      const folder = await emptyFolder();
      const tries = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)));
      const taken = tries.filter((one) => one.status === 'fulfilled');
      expect(taken).toHaveLength(1);
      expect(await locksIn(folder)).toHaveLength(1);
      taken[0]?.value();
    }
  });

  it('works in a folder whose path is longer than a socket path may be', async () => {
    const folder = join(await emptyFolder(), 'long'.repeat(20), 'long'.repeat(20));
    await mkdir(folder, { recursive: true });
    const release = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(
      `Another sandbox (pid ${process.pid}) is using ${folder}`,
    );
    release();
    (await lockFolder(folder))();
  });
});

/**
 * Returns code that kills its own process at file write number `write`, or when the sandbox is ready.
 * Starting the sandbox takes about 145 writes.
 */
const killAtWrite = (write: number) => `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { writeSync } = fs;
  const { log } = console;
  const end = () => process.kill(process.pid, 'SIGKILL');
  let writes = 0;
  fs.writeSync = (...args) => {
    writes += 1;
    if (writes === ${write}) end();
    return writeSync(...args);
  };
  syncBuiltinESMExports();
  console.log = (line) => {
    log(line);
    if (line.startsWith('Ready at')) end();
  };
`;

describe('a sandbox that is killed', () => {
  it('opens again after it was killed during a write, and after it was ready', async () => {
    const folder = await seededFolder();
    const sandbox = startProcess({ SANDBOX_DATA: folder }, withPreload(killAtWrite(32)));
    expect(await sandbox.ended, 'the exit code of a killed process').toBeNull();
    expect(sandbox.output()).not.toContain('Ready at');
    const ready = startProcess({ SANDBOX_DATA: folder });
    await ready.waitForOutput('Ready at');
    ready.stop('SIGKILL');
    await ready.ended;
    const { close } = await openDatabase({ dataDir: folder });
    expect(await locksIn(folder)).toEqual([ownLock]);
    await close();
  });

  it('leaves the folder to exactly one of two processes that start at the same time', async () => {
    const folder = await seededFolder();
    const two = [startProcess({ SANDBOX_DATA: folder }), startProcess({ SANDBOX_DATA: folder })];
    const outcomes = await Promise.all(
      two.map((each) =>
        each.waitForOutput('Ready at').then(
          () => 'ready',
          () => 'ended',
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['ended', 'ready']);
    const [loser, winner] = outcomes[0] === 'ended' ? two : two.toReversed();
    expect(loser?.output()).toContain(
      `Another sandbox (pid ${winner?.pid}) is using ${folder}; stop it, or set`,
    );
  });
});
