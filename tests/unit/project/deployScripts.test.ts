import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

// The scripts are for servers, which have a POSIX shell and symbolic links.
const onUnix = describe.skipIf(process.platform === 'win32');

const OLDEST = '20250101T000000Z';
const SERVED = '20260101T000000Z';

let folder: string;
let releases: string;
const inReleases = (...names: string[]) => join(releases, ...names);

/** Writes a build whose assets are two scripts, one with the name of the build, and these files. */
async function writeBuild(path: string, name: string, page = name, assets: readonly string[] = []) {
  await mkdir(join(path, 'assets'), { recursive: true });
  await writeFile(join(path, 'index.html'), page);
  for (const file of [`${name}.js`, 'same.js', ...assets]) await writeFile(join(path, 'assets', file), name);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release links '));
  releases = join(folder, 'all releases');
  await writeBuild(inReleases(OLDEST), 'oldest');
  await writeBuild(inReleases(SERVED), 'served');
  await writeBuild(join(folder, 'next build'), 'next');
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs a script of deploy/ and returns its exit code and output. */
function run(script: string, args: readonly string[], shell = 'sh') {
  try {
    const output = execFileSync(shell, [`deploy/${script}`, ...args], { encoding: 'utf8', stdio: 'pipe' });
    return { code: 0, output };
  } catch (error) {
    const { status, stderr } = error as { status: number; stderr: string };
    return { code: status, output: stderr };
  }
}
const release = (shell?: string, build = join(folder, 'next build')) =>
  run('release.sh', [build, releases], shell);

onUnix('release.sh', () => {
  /** Ways to point the link `current` to the served release. Some return another folder that must stay. */
  const links: Readonly<Record<string, () => Promise<unknown>>> = {
    'that is relative': () => symlink(SERVED, inReleases('current')),
    'that is absolute': () => symlink(inReleases(SERVED), inReleases('current')),
    'with a trailing slash': () => symlink(`${SERVED}/`, inReleases('current')),
    'with dots': () => symlink(`./../all releases/./${SERVED}//`, inReleases('current')),
    'that is a chain of links': async () => {
      await symlink(SERVED, inReleases('stable'));
      await symlink(inReleases('stable'), join(folder, 'elsewhere'));
      await symlink('../elsewhere', inReleases('current'));
    },
    'to a release that is a link to another folder': async () => {
      await rename(inReleases(SERVED), join(folder, 'disk'));
      await symlink(join(folder, 'disk'), inReleases(SERVED));
      await symlink(SERVED, inReleases('current'));
    },
    'to a release that is a link to another release': async () => {
      await symlink(SERVED, inReleases('20260102T000000Z'));
      await symlink('20260102T000000Z', inReleases('current'));
    },
    'to a folder outside the releases': async () => {
      await rename(inReleases(SERVED), join(folder, 'build of before'));
      await symlink(join(folder, 'build of before'), inReleases('current'));
      return join(folder, 'build of before');
    },
    'to a folder within a release': async () => {
      await rename(inReleases(SERVED), join(folder, 'dist'));
      await mkdir(inReleases(SERVED));
      await rename(join(folder, 'dist'), inReleases(SERVED, 'dist'));
      await symlink(`${SERVED}/dist`, inReleases('current'));
      return inReleases(SERVED, 'dist');
    },
  };

  it.each(Object.keys(links))('keeps the served release with a link `current` %s', async (name) => {
    const moved = await links[name]?.();
    const served = typeof moved === 'string' ? moved : inReleases(SERVED);
    expect(release(name.startsWith('that') ? 'bash' : 'sh')).toMatchObject({ code: 0 });
    expect(await readFile(join(served, 'index.html'), 'utf8')).toBe('served');
    expect((await readdir(join(served, 'assets'))).sort()).toEqual(['same.js', 'served.js']);
    expect(readFileSync(inReleases('current/index.html'), 'utf8')).toBe('next');
    expect(await readdir(inReleases('current/previous/assets'))).toEqual(['served.js']);
    expect(existsSync(inReleases(OLDEST))).toBe(false);
    expect(await readlink(inReleases('current'))).toMatch(/^\d{8}T\d{6}Z$/);
  });

  it('replaces a release although an earlier attempt was interrupted', async () => {
    await symlink(SERVED, inReleases('current'));
    await symlink(SERVED, inReleases('.next'));
    await mkdir(inReleases('20260102T000000Z.part'));
    expect(release().code).toBe(0);
    expect(readFileSync(inReleases('current/index.html'), 'utf8')).toBe('next');
  });

  it('changes nothing for the build already served, so that going back stays possible', async () => {
    const build = join(folder, 'next build');
    await writeBuild(build, 'next', 'next', ['next.js.map']);
    await symlink(SERVED, inReleases('current'));
    expect(release().code).toBe(0);
    // Two releases in one second would get the same name.
    await rename(inReleases(await readlink(inReleases('current'))), inReleases('20260102T000000Z'));
    await rm(inReleases('current'));
    await symlink('20260102T000000Z', inReleases('current'));
    expect(release()).toMatchObject({
      output: expect.stringContaining('already contains this build') as string,
    });
    expect(await readdir(releases)).toEqual([SERVED, '20260102T000000Z', 'current']);
    // A file of the same name with other contents is another build.
    await writeFile(join(build, 'assets/next.js'), 'changed');
    expect(release().code).toBe(0);
    expect(await readFile(inReleases('current/assets/next.js'), 'utf8')).toBe('changed');
  });

  it('publishes files that a server can read as another user, without source maps', async () => {
    const build = join(folder, 'next build');
    await writeBuild(build, 'next', 'next', ['next.js.map']);
    execFileSync('chmod', ['-R', 'go-rwx', build]);
    expect(release().code).toBe(0);
    expect((await stat(inReleases('current/assets'))).mode & 0o005).toBe(0o005);
    expect((await stat(inReleases('current/assets/next.js'))).mode & 0o004).toBe(0o004);
    expect(await readdir(inReleases('current/assets'))).toEqual(['next.js', 'same.js']);
  });

  it('deletes nothing if no release is served', async () => {
    expect(release().code).toBe(0);
    await rm(inReleases('current'));
    await symlink('missing', inReleases('current'));
    const [name = ''] = (await readdir(releases)).filter((entry) => entry > SERVED && entry !== 'current');
    await rename(inReleases(name), inReleases('20260102T000000Z'));
    await mkdir(inReleases('20260103T000000Z.part'));
    await writeFile(join(folder, 'next build/index.html'), 'changed');
    expect(release().code).toBe(0);
    expect(await readdir(releases)).toEqual(
      expect.arrayContaining([OLDEST, SERVED, '20260102T000000Z', '20260103T000000Z.part', 'current']),
    );
  });

  it('deletes only its own folders', async () => {
    await symlink(SERVED, inReleases('current'));
    const others = ['BackupTuesdayZ', '2026T1Z', 'film.part', `${OLDEST}.old`];
    for (const name of others) await mkdir(inReleases(name));
    await mkdir(inReleases('20260102T000000Z.part'));
    expect(release().code).toBe(0);
    expect(await readdir(releases)).toEqual(expect.arrayContaining(others));
    expect(existsSync(inReleases('20260102T000000Z.part'))).toBe(false);
  });

  describe('to go back', () => {
    const back = () => run('release.sh', ['--back', releases]);
    const served = () => readFileSync(inReleases('current/index.html'), 'utf8');

    it('serves the release before the current one, and then says that none is left', async () => {
      await symlink(SERVED, inReleases('current'));
      await writeBuild(inReleases('20260201T000000Z'), 'newer');
      expect(back()).toMatchObject({ code: 0, output: expect.stringContaining(OLDEST) as string });
      expect(served()).toBe('oldest');
      expect(back()).toMatchObject({
        code: 1,
        output: expect.stringContaining('no release before') as string,
      });
      expect(served()).toBe('oldest');
      expect(await readdir(releases)).toEqual([OLDEST, SERVED, '20260201T000000Z', 'current']);
    });

    it.each([
      ['is missing', undefined],
      ['is broken', 'missing'],
    ])('changes nothing if the link `current` %s', async (_, target) => {
      if (target) await symlink(target, inReleases('current'));
      const before = await readdir(releases);
      expect(back()).toMatchObject({ code: 1, output: expect.stringContaining('no release') as string });
      expect(await readdir(releases)).toEqual(before);
    });

    it('lists the releases with their API host', async () => {
      await symlink(SERVED, inReleases('current'));
      await writeBuild(inReleases(OLDEST), 'oldest', '<meta name="api-host" content="https://api.test" />');
      const { output } = run('release.sh', ['--list', releases]);
      expect(output).toBe(`${OLDEST}, API host https://api.test\n${SERVED}, no API host, current\n`);
    });
  });

  it('rejects a build for another API host than that of the current release, unless it is confirmed', async () => {
    const build = join(folder, 'next build');
    await symlink(SERVED, inReleases('current'));
    await writeBuild(inReleases(SERVED), 'served', '<meta name="api-host" content="https://api.test" />');
    const before = await readdir(releases);
    const { code, output } = release();
    expect([code, output]).toEqual([1, expect.stringMatching(/no API host.*https:\/\/api\.test/)]);
    expect(await readdir(releases)).toEqual(before);
    expect(run('release.sh', ['--new-api-host', build, releases]).code).toBe(0);
    expect(readFileSync(inReleases('current/index.html'), 'utf8')).toBe('next');
  });

  it('copies the files of a build that consists of links', async () => {
    await symlink(SERVED, inReleases('current'));
    await rename(join(folder, 'next build/assets'), join(folder, 'assets'));
    await symlink('../assets', join(folder, 'next build/assets'));
    await symlink('next build', join(folder, 'latest'));
    expect(release('sh', join(folder, 'latest')).code).toBe(0);
    await rm(join(folder, 'next build'), { recursive: true });
    await rm(join(folder, 'assets'), { recursive: true });
    expect(await readFile(inReleases('current/assets/next.js'), 'utf8')).toBe('next');
  });

  it('rejects arguments with which it would replace or delete other files, and changes nothing', async () => {
    const build = join(folder, 'next build');
    await writeBuild(inReleases('current'), 'copied by hand');
    await mkdir(join(build, 'releases'));
    const before = await readdir(folder, { recursive: true });
    const rejected: [string[], RegExp][] = [
      [[build, releases], /current is not a link/],
      [[build, join(build, 'releases')], /within the build/],
      [[build, build], /within the build/],
      [[build, inReleases(SERVED)], /within a release/],
      [[build, inReleases(SERVED, 'assets', 'new')], /within a release/],
      [['--list'], /--list needs one folder/],
      [['--back', releases, 'more'], /--back needs one folder/],
      [['--forward', releases], /no option --forward/],
      [[build, releases, 'more'], /two folders/],
      [[build], /two folders/],
      [[build, ''], /two folders/],
      [[join(folder, 'nothing'), releases], /has no index\.html/],
    ];
    for (const [args, message] of rejected) {
      const { code, output } = run('release.sh', args);
      expect([args, code]).toEqual([args, 1]);
      expect(output).toMatch(message);
      expect(output.trim().split('\n')).toHaveLength(1);
    }
    expect(await readdir(folder, { recursive: true })).toEqual(before);
  });
});

onUnix('keep-previous.sh', () => {
  it('keeps the assets that are missing in the new release for one release, without source maps', async () => {
    const [one, two, again] = [join(folder, 'one'), join(folder, 'two'), join(folder, 'again')];
    const three = join(folder, 'three');
    await writeBuild(one, 'one', 'one', ['one.js.br', 'one.js.map']);
    for (const path of [two, again]) await writeBuild(path, 'two');
    await writeBuild(three, 'three');
    const keep = async (old: string, next: string) => {
      expect(run('keep-previous.sh', [old, next]).code).toBe(0);
      return (await readdir(join(next, 'previous/assets')).catch(() => [])).sort();
    };
    expect(await keep(join(folder, 'nowhere'), one)).toEqual([]);
    expect(await keep(one, two)).toEqual(['one.js', 'one.js.br']);
    expect((await readdir(join(two, 'assets'))).sort()).toEqual(['same.js', 'two.js']);
    // The same build is released again.
    expect(await keep(two, again)).toEqual(['one.js', 'one.js.br']);
    expect(await keep(again, three)).toEqual(['two.js']);
  });

  it('does not change the old release if its assets are a link', async () => {
    await rename(inReleases(SERVED, 'assets'), join(folder, 'shared assets'));
    await symlink(join(folder, 'shared assets'), inReleases(SERVED, 'assets'));
    expect(run('keep-previous.sh', [inReleases(SERVED), join(folder, 'next build')]).code).toBe(0);
    expect((await readdir(join(folder, 'shared assets'))).sort()).toEqual(['same.js', 'served.js']);
    expect(await readdir(join(folder, 'next build/previous/assets'))).toEqual(['served.js']);
  });

  it('rejects a release that is missing, the same as the old one, or contains it', async () => {
    await mkdir(inReleases(SERVED, 'previous/assets'), { recursive: true });
    await writeFile(inReleases(SERVED, 'previous/assets/old.js'), 'old');
    await symlink(SERVED, inReleases('current'));
    const served = inReleases(SERVED);
    const rejected = [
      [served, inReleases('current')],
      [inReleases(SERVED, 'previous'), served],
      [served, join(folder, 'missing')],
      [served],
    ];
    for (const args of rejected) {
      const { code, output } = run('keep-previous.sh', args);
      expect([args, code]).toEqual([args, 1]);
      expect(output.trim().split('\n')).toHaveLength(1);
    }
    expect(await readFile(inReleases(SERVED, 'previous/assets/old.js'), 'utf8')).toBe('old');
    expect(existsSync(join(folder, 'missing'))).toBe(false);
  });
});
