import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

// The scripts are for servers, which have a POSIX shell and symbolic links.
const onUnix = describe.skipIf(process.platform === 'win32');

const OLDEST = '20250101T000000Z';
const SERVED = '20260101T000000Z';

let folder: string;
let releases: string;
let build: string;
const inReleases = (...names: string[]) => join(releases, ...names);
/** Returns the page of the current release. */
const servedPage = () => fs.readFileSync(inReleases('current/index.html'), 'utf8');
const serve = (target: string) => fs.symlinkSync(target, inReleases('current'));

/** Writes a build whose assets are two scripts, one with the name of the build, and these files. */
function writeBuild(path: string, name: string, page = name, assets: readonly string[] = []) {
  fs.mkdirSync(join(path, 'assets'), { recursive: true });
  fs.writeFileSync(join(path, 'index.html'), page);
  for (const file of [`${name}.js`, 'same.js', ...assets]) fs.writeFileSync(join(path, 'assets', file), name);
}

beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'release links '));
  releases = join(folder, 'all releases');
  build = join(folder, 'next build');
  writeBuild(inReleases(OLDEST), 'oldest');
  writeBuild(inReleases(SERVED), 'served');
  writeBuild(build, 'next');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

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
const release = (shell?: string, path = build) => run('release.sh', [path, releases], shell);

onUnix('release.sh', () => {
  /** Ways to point the link `current` to the served release. Some return another folder that must stay. */
  const links: Readonly<Record<string, () => unknown>> = {
    'that is relative': () => serve(SERVED),
    'that is absolute': () => serve(inReleases(SERVED)),
    'with a trailing slash': () => serve(`${SERVED}/`),
    'with dots': () => serve(`./../all releases/./${SERVED}//`),
    'that is a chain of links': () => {
      fs.symlinkSync(SERVED, inReleases('stable'));
      fs.symlinkSync(inReleases('stable'), join(folder, 'elsewhere'));
      serve('../elsewhere');
    },
    'to a release that is a link to another folder': () => {
      fs.renameSync(inReleases(SERVED), join(folder, 'disk'));
      fs.symlinkSync(join(folder, 'disk'), inReleases(SERVED));
      serve(SERVED);
    },
    'to a release that is a link to another release': () => {
      fs.symlinkSync(SERVED, inReleases('20260102T000000Z'));
      serve('20260102T000000Z');
    },
    'to a folder outside the releases': () => {
      fs.renameSync(inReleases(SERVED), join(folder, 'build of before'));
      serve(join(folder, 'build of before'));
      return join(folder, 'build of before');
    },
    'to a folder within a release': () => {
      fs.renameSync(inReleases(SERVED), join(folder, 'dist'));
      fs.mkdirSync(inReleases(SERVED));
      fs.renameSync(join(folder, 'dist'), inReleases(SERVED, 'dist'));
      serve(`${SERVED}/dist`);
      return inReleases(SERVED, 'dist');
    },
  };

  it.each(Object.keys(links))('keeps the served release with a link `current` %s', (name) => {
    const moved = links[name]?.();
    const served = typeof moved === 'string' ? moved : inReleases(SERVED);
    expect(release(name.startsWith('that') ? 'bash' : 'sh')).toMatchObject({ code: 0 });
    expect(fs.readFileSync(join(served, 'index.html'), 'utf8')).toBe('served');
    expect(fs.readdirSync(join(served, 'assets')).sort()).toEqual(['same.js', 'served.js']);
    expect(servedPage()).toBe('next');
    expect(fs.readdirSync(inReleases('current/previous/assets'))).toEqual(['served.js']);
    expect(fs.existsSync(inReleases(OLDEST))).toBe(false);
    expect(fs.readlinkSync(inReleases('current'))).toMatch(/^\d{8}T\d{6}Z$/);
  });

  it('changes nothing for the build already served, so that going back stays possible', () => {
    writeBuild(build, 'next', 'next', ['next.js.map']);
    serve(SERVED);
    expect(release().code).toBe(0);
    // Two releases in one second would get the same name.
    fs.renameSync(inReleases(fs.readlinkSync(inReleases('current'))), inReleases('20260102T000000Z'));
    fs.rmSync(inReleases('current'));
    serve('20260102T000000Z');
    expect(release()).toMatchObject({
      output: expect.stringContaining('already contains this build') as string,
    });
    expect(fs.readdirSync(releases)).toEqual([SERVED, '20260102T000000Z', 'current']);
    // A file of the same name with other contents is another build.
    fs.writeFileSync(join(build, 'assets/next.js'), 'changed');
    expect(release().code).toBe(0);
    expect(fs.readFileSync(inReleases('current/assets/next.js'), 'utf8')).toBe('changed');
  });

  it('publishes files that a server can read as another user, without source maps', () => {
    writeBuild(build, 'next', 'next', ['next.js.map']);
    execFileSync('chmod', ['-R', 'go-rwx', build]);
    expect(release().code).toBe(0);
    expect(fs.statSync(inReleases('current/assets')).mode & 0o005).toBe(0o005);
    expect(fs.statSync(inReleases('current/assets/next.js')).mode & 0o004).toBe(0o004);
    expect(fs.readdirSync(inReleases('current/assets'))).toEqual(['next.js', 'same.js']);
  });

  it('deletes nothing if no release is served', () => {
    expect(release().code).toBe(0);
    fs.rmSync(inReleases('current'));
    serve('missing');
    const [name = ''] = fs.readdirSync(releases).filter((entry) => entry > SERVED && entry !== 'current');
    fs.renameSync(inReleases(name), inReleases('20260102T000000Z'));
    fs.mkdirSync(inReleases('20260103T000000Z.part'));
    fs.writeFileSync(join(build, 'index.html'), 'changed');
    expect(release().code).toBe(0);
    expect(fs.readdirSync(releases)).toEqual(
      expect.arrayContaining([OLDEST, SERVED, '20260102T000000Z', '20260103T000000Z.part', 'current']),
    );
  });

  it('deletes only its own folders, also those of an attempt that was interrupted', () => {
    serve(SERVED);
    fs.symlinkSync(SERVED, inReleases('.next'));
    const others = ['BackupTuesdayZ', '2026T1Z', 'film.part', `${OLDEST}.old`];
    for (const name of others) fs.mkdirSync(inReleases(name));
    fs.mkdirSync(inReleases('20260102T000000Z.part'));
    expect(release().code).toBe(0);
    expect(fs.readdirSync(releases)).toEqual(expect.arrayContaining(others));
    expect(fs.existsSync(inReleases('20260102T000000Z.part'))).toBe(false);
    expect(servedPage()).toBe('next');
  });

  describe('to go back', () => {
    const back = () => run('release.sh', ['--back', releases]);

    it('serves the release before the current one, and then says that none is left', () => {
      serve(SERVED);
      writeBuild(inReleases('20260201T000000Z'), 'newer');
      expect(back()).toMatchObject({ code: 0, output: expect.stringContaining(OLDEST) as string });
      expect(servedPage()).toBe('oldest');
      expect(back()).toMatchObject({
        code: 1,
        output: expect.stringContaining('no release before') as string,
      });
      expect(servedPage()).toBe('oldest');
      expect(fs.readdirSync(releases)).toEqual([OLDEST, SERVED, '20260201T000000Z', 'current']);
    });

    it.each([
      ['is missing', undefined],
      ['is broken', 'missing'],
    ])('changes nothing if the link `current` %s', (_, target) => {
      if (target) serve(target);
      const before = fs.readdirSync(releases);
      expect(back()).toMatchObject({ code: 1, output: expect.stringContaining('no release') as string });
      expect(fs.readdirSync(releases)).toEqual(before);
    });

    it('lists the releases with their API host', () => {
      serve(SERVED);
      writeBuild(inReleases(OLDEST), 'oldest', '<meta name="api-host" content="https://api.test" />');
      const { output } = run('release.sh', ['--list', releases]);
      expect(output).toBe(`${OLDEST}, API host https://api.test\n${SERVED}, no API host, current\n`);
    });
  });

  it('rejects a build for another API host than that of the current release, unless it is confirmed', () => {
    serve(SERVED);
    writeBuild(inReleases(SERVED), 'served', '<meta name="api-host" content="https://api.test" />');
    const before = fs.readdirSync(releases);
    const { code, output } = release();
    expect([code, output]).toEqual([1, expect.stringMatching(/no API host.*https:\/\/api\.test/)]);
    expect(fs.readdirSync(releases)).toEqual(before);
    expect(run('release.sh', ['--new-api-host', build, releases]).code).toBe(0);
    expect(servedPage()).toBe('next');
  });

  it('copies the files of a build that consists of links', () => {
    serve(SERVED);
    fs.renameSync(join(build, 'assets'), join(folder, 'assets'));
    fs.symlinkSync('../assets', join(build, 'assets'));
    fs.symlinkSync('next build', join(folder, 'latest'));
    expect(release('sh', join(folder, 'latest')).code).toBe(0);
    fs.rmSync(build, { recursive: true });
    fs.rmSync(join(folder, 'assets'), { recursive: true });
    expect(fs.readFileSync(inReleases('current/assets/next.js'), 'utf8')).toBe('next');
  });

  it('rejects arguments with which it would replace or delete other files, and changes nothing', () => {
    writeBuild(inReleases('current'), 'copied by hand');
    fs.mkdirSync(join(build, 'releases'));
    const before = fs.readdirSync(folder, { recursive: true });
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
    expect(fs.readdirSync(folder, { recursive: true })).toEqual(before);
  });
});

onUnix('keep-previous.sh', () => {
  it('keeps the assets that are missing in the new release for one release, without source maps', () => {
    const [one, two, again] = [join(folder, 'one'), join(folder, 'two'), join(folder, 'again')];
    const three = join(folder, 'three');
    writeBuild(one, 'one', 'one', ['one.js.br', 'one.js.map']);
    for (const path of [two, again]) writeBuild(path, 'two');
    writeBuild(three, 'three');
    const keep = (old: string, next: string) => {
      expect(run('keep-previous.sh', [old, next]).code).toBe(0);
      const kept = join(next, 'previous/assets');
      return fs.existsSync(kept) ? fs.readdirSync(kept).sort() : [];
    };
    expect(keep(join(folder, 'nowhere'), one)).toEqual([]);
    expect(keep(one, two)).toEqual(['one.js', 'one.js.br']);
    expect(fs.readdirSync(join(two, 'assets')).sort()).toEqual(['same.js', 'two.js']);
    // The same build is released again.
    expect(keep(two, again)).toEqual(['one.js', 'one.js.br']);
    expect(keep(again, three)).toEqual(['two.js']);
  });

  it('does not change the old release if its assets are a link', () => {
    fs.renameSync(inReleases(SERVED, 'assets'), join(folder, 'shared assets'));
    fs.symlinkSync(join(folder, 'shared assets'), inReleases(SERVED, 'assets'));
    expect(run('keep-previous.sh', [inReleases(SERVED), build]).code).toBe(0);
    expect(fs.readdirSync(join(folder, 'shared assets')).sort()).toEqual(['same.js', 'served.js']);
    expect(fs.readdirSync(join(build, 'previous/assets'))).toEqual(['served.js']);
  });

  it('rejects a release that is missing, the same as the old one, or contains it', () => {
    fs.mkdirSync(inReleases(SERVED, 'previous/assets'), { recursive: true });
    fs.writeFileSync(inReleases(SERVED, 'previous/assets/old.js'), 'old');
    serve(SERVED);
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
    expect(fs.readFileSync(inReleases(SERVED, 'previous/assets/old.js'), 'utf8')).toBe('old');
    expect(fs.existsSync(join(folder, 'missing'))).toBe(false);
  });
});
