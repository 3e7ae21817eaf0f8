import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

// The scripts are for servers, which have a POSIX shell and symbolic links.
const onUnix = describe.skipIf(process.platform === 'win32');

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'release-'))));
afterEach(() => rm(folder, { recursive: true }));

/** Writes a build with these assets, given as file names and contents. */
async function build(name: string, assets: Record<string, string>) {
  for (const [file, text] of Object.entries({ 'index.html': name, ...prefixed(assets) })) {
    await mkdir(dirname(join(folder, name, file)), { recursive: true });
    await writeFile(join(folder, name, file), text);
  }
}
const prefixed = (assets: Record<string, string>) =>
  Object.fromEntries(Object.entries(assets).map(([file, text]) => [`assets/${file}`, text]));

const run = (script: string, ...args: string[]) =>
  execFileSync('sh', [`deploy/${script}`, ...args], { encoding: 'utf8', stdio: 'pipe' });
const keep = (old: string, next: string) => run('keep-previous.sh', join(folder, old), join(folder, next));
const previousAssets = (name: string) => readdir(join(folder, name, 'previous/assets')).catch(() => []);

onUnix('the assets of the previous release', () => {
  it('are kept for one release, with compressed files, without source maps and files that the new release has', async () => {
    await build('one', { 'a-1.js': '', 'a-1.js.br': '', 'a-1.js.map': '', 'same.js': '' });
    await build('two', { 'a-2.js': '', 'same.js': '' });
    await build('three', { 'a-3.js': '', 'same.js': '' });
    keep('nowhere', 'one');
    expect(await previousAssets('one')).toEqual([]);
    keep('one', 'two');
    expect((await previousAssets('two')).sort()).toEqual(['a-1.js', 'a-1.js.br']);
    expect((await readdir(join(folder, 'two/assets'))).sort()).toEqual(['a-2.js', 'same.js']);
    keep('two', 'three');
    expect(await previousAssets('three')).toEqual(['a-2.js']);
  });

  it('are kept when the same build is released again', async () => {
    await build('one', { 'a-1.js': '' });
    await build('two', { 'a-2.js': '' });
    await build('again', { 'a-2.js': '' });
    keep('one', 'two');
    keep('two', 'again');
    expect(await previousAssets('again')).toEqual(['a-1.js']);
  });
});

onUnix('a release', () => {
  const servedFolder = () => join(folder, 'served');
  const release = (name: string) => run('release.sh', join(folder, name), servedFolder());
  const served = (file: string) => readFile(join(servedFolder(), 'current', file), 'utf8');
  /** Renames the current release's folder to an earlier time: two releases in one second would get the same name. */
  async function age(to: string) {
    await rename(
      join(servedFolder(), await readlink(join(servedFolder(), 'current'))),
      join(servedFolder(), to),
    );
    execFileSync('ln', ['-sfn', to, join(servedFolder(), 'current')]);
  }

  it('is served although an earlier one was interrupted', async () => {
    await build('one', {});
    await build('two', {});
    release('one');
    await age('20260101T000000Z');
    await symlink('20260101T000000Z', join(servedFolder(), '.next'));
    await mkdir(join(servedFolder(), '20260102T000000Z.part'));
    release('two');
    expect(await served('index.html')).toBe('two');
    expect((await readdir(servedFolder())).filter((name) => name.includes('part'))).toEqual([]);
  });

  it('is served completely, with the assets of the previous release', async () => {
    await build('one', { 'a-1.js': 'first' });
    await build('two', { 'a-2.js': 'second', 'a-2.js.map': '' });
    release('one');
    expect(await served('index.html')).toBe('one');
    await age('20260101T000000Z');
    release('two');
    expect(await served('index.html')).toBe('two');
    expect(await served('previous/assets/a-1.js')).toBe('first');
    expect(existsSync(join(servedFolder(), 'current/assets/a-2.js.map'))).toBe(false);
  });

  it('keeps the previous release on disk, and none older', async () => {
    for (const name of ['one', 'two', 'three']) await build(name, { 'a-1.js': '' });
    release('one');
    await age('20260101T000000Z');
    release('two');
    await age('20260102T000000Z');
    release('three');
    expect((await readdir(servedFolder())).sort()).toEqual([
      '20260102T000000Z',
      await readlink(join(servedFolder(), 'current')),
      'current',
    ]);
  });

  it('of the build already served changes nothing, so a rollback to the previous one stays possible', async () => {
    await build('one', { 'a-1.js': '', 'a-1.js.map': '' });
    await build('two', { 'a-2.js': '', 'a-2.js.map': '' });
    release('one');
    await age('20260101T000000Z');
    release('two');
    await age('20260102T000000Z');
    expect(release('two')).toContain('already contains this build');
    expect((await readdir(servedFolder())).sort()).toEqual([
      '20260101T000000Z',
      '20260102T000000Z',
      'current',
    ]);
    // A file of the same name with other contents is another build.
    await build('two', { 'a-2.js': 'changed', 'a-2.js.map': '' });
    release('two');
    expect(await served('assets/a-2.js')).toBe('changed');
  });

  it('can be read by a server that runs as another user', async () => {
    await build('one', { 'a-1.js': '' });
    execFileSync('chmod', ['-R', 'go-rwx', join(folder, 'one')]);
    release('one');
    expect((await stat(join(servedFolder(), 'current/assets'))).mode & 0o005).toBe(0o005);
    expect((await stat(join(servedFolder(), 'current/assets/a-1.js'))).mode & 0o004).toBe(0o004);
  });

  it('fails without a build, and leaves the served release unchanged', async () => {
    await build('one', { 'a-1.js': '' });
    release('one');
    expect(() => release('nothing')).toThrow('no index.html');
    expect(await served('index.html')).toBe('one');
  });
});
