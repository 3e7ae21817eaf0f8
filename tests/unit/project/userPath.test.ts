import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fromUserFolder } from '../../../contract/cli/userPath';
import { readOptions } from '../../../sandbox/server/options';

const temporary = mkdtempSync(join(tmpdir(), 'user path-'));
afterAll(() => rmSync(temporary, { recursive: true }));
const project = join(temporary, 'portal');
mkdirSync(join(project, 'docs'), { recursive: true });
const link = join(temporary, 'link');
symlinkSync(project, link, 'junction');

const npm = (INIT_CWD: string, folder = project) => ({
  INIT_CWD,
  npm_package_json: join(folder, 'package.json'),
});

describe('fromUserFolder', () => {
  it('resolves a path from the folder in which npm was called', () => {
    for (const env of [project, join(project, 'docs'), temporary, tmpdir()].flatMap((folder) => [
      npm(folder),
      npm(folder, link),
    ]))
      for (const path of [
        'report',
        './report',
        '../report',
        resolve('/tmp/report'),
        'a b/c',
        '..',
        'docs/a.json',
      ]) {
        const found = fromUserFolder(path, env, project);
        expect(resolve(project, found)).toBe(resolve(env.INIT_CWD, path));
      }
  });

  it('leaves a path unchanged without npm, in the project, and in a process that was started elsewhere', () => {
    expect(fromUserFolder('report', {}, project)).toBe('report');
    expect(fromUserFolder('report', npm(project), project)).toBe('report');
    expect(fromUserFolder('report', npm(link, link), project)).toBe('report');
    expect(fromUserFolder('report', npm(tmpdir()), temporary)).toBe('report');
    expect(fromUserFolder('report', { INIT_CWD: tmpdir() }, project)).toBe('report');
    expect(fromUserFolder('report', npm(''), project)).toBe('report');
    expect(fromUserFolder('https://a.example/b.json', npm(tmpdir()), project)).toBe(
      'https://a.example/b.json',
    );
  });
});

describe('the folders of the sandbox', () => {
  it('are resolved from the folder in which npm was called, unless they are URLs or defaults', () => {
    const env = { INIT_CWD: resolve('/home/user'), npm_package_json: resolve('package.json') };
    const read = (SANDBOX_DATA?: string) => {
      const { dataDir, staticDir } = readOptions({ ...env, SANDBOX_DATA, STATIC_DIR: SANDBOX_DATA });
      return [dataDir, staticDir];
    };
    expect(read('data')).toEqual([resolve('/home/user/data'), resolve('/home/user/data')]);
    expect(read(resolve('/tmp/data'))).toEqual([resolve('/tmp/data'), resolve('/tmp/data')]);
    expect(read('memory://')[0]).toBe('memory://');
    expect(read('file:///tmp/data')[0]).toBe('file:///tmp/data');
    expect(read()).toEqual(['.sandbox', undefined]);
  });
});
