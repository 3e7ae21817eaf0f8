import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fromUserFolder } from '../../contract/cli/userPath';
import { readOptions } from '../../sandbox/server/options';

const project = resolve('/srv/portal');
const npm = (INIT_CWD: string) => ({ INIT_CWD, npm_package_json: resolve(project, 'package.json') });

describe('fromUserFolder', () => {
  it('resolves a path from the folder in which npm was called', () => {
    for (const folder of [project, `${project}/docs`, '/home/user', '/home/my user'].map((name) =>
      resolve(name),
    ))
      for (const path of [
        'report',
        './report',
        '../report',
        '/tmp/report',
        'a b/c',
        '..',
        'docs/report.json',
      ]) {
        const found = fromUserFolder(path, npm(folder), project);
        expect(resolve(project, found)).toBe(resolve(folder, path));
      }
  });

  it('leaves a path unchanged without npm, in the project, and in a process that was started elsewhere', () => {
    expect(fromUserFolder('report', {}, project)).toBe('report');
    expect(fromUserFolder('report', npm(project), project)).toBe('report');
    expect(fromUserFolder('report', npm('/home/user'), resolve('/tmp/other'))).toBe('report');
    expect(fromUserFolder('report', { INIT_CWD: '/home/user' }, project)).toBe('report');
    expect(fromUserFolder('report', npm(''), project)).toBe('report');
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
