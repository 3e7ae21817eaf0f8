import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFiles } from '../../contract/newResource/checkProject';
import { untilStopped } from '../../contract/cli/signals';
import { writeFiles } from '../../contract/newResource/writeFiles';

const REGISTRY = 'export {};\r\n';
const { signal } = new AbortController();
const compilerOptions = {
  strict: true,
  noEmit: true,
  module: 'ESNext',
  moduleResolution: 'bundler',
  types: [],
};
const REGISTRY_TEST = `import { expect, it } from 'vitest';
import * as registry from '../../src/resources';
it('has no problems', () => {
  expect(Object.entries(registry).flatMap(([name, text]) => (text === 'bad' ? [name + ': it is bad'] : []))).toEqual([]);
});`;
let folder = '';
const listed = async () => (await readdir(join(folder, 'src/resources'))).sort();

// A small project: the type check and a registry test without the portal.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'small-project-'));
  await mkdir(join(folder, 'src/resources'), { recursive: true });
  await mkdir(join(folder, 'tests/unit'), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const files = {
    'package.json': '{ "type": "module" }',
    'tsconfig.json': JSON.stringify({ compilerOptions, include: ['src'] }),
    'vitest.config.ts':
      "export default { test: { projects: [{ test: { name: 'logic', include: ['tests/unit/*.test.ts'] } }] } };",
    'src/resources/index.ts': REGISTRY,
  };
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
});
afterAll(() => rm(folder, { recursive: true }));

const added = (definition: string) => ({
  'src/resources/gifts.ts': definition,
  'src/resources/index.ts': "export { gifts } from './gifts';\n",
});

describe('checkFiles', () => {
  it('rejects new files that fail the type check, and leaves the project as it is', async () => {
    const wrong = checkFiles(folder, added("export const gifts: number = 'x';"), signal);
    await expect(wrong).rejects.toThrow(/src\/resources\/gifts\.ts\(1,14\): error TS2322/);
    expect(await listed()).toEqual(['index.ts']);
    expect(await readFile(join(folder, 'src/resources/index.ts'), 'utf8')).toBe(REGISTRY);
  });

  it('rejects new files that fail the registry test, also if the project has another error', async () => {
    await writeFile(join(folder, 'tests/unit/registry.test.ts'), REGISTRY_TEST);
    await writeFile(join(folder, 'src/resources/other.ts'), "export const other: number = 'x';");
    const bad = checkFiles(folder, added("export const gifts: string = 'bad';"), signal);
    await expect(bad).rejects.toThrow('gifts: it is bad');
    await rm(join(folder, 'tests/unit/registry.test.ts'));
  });

  it('accepts new files in a project with another error', async () => {
    await expect(checkFiles(folder, added("export const gifts = 'good';"), signal)).resolves.toEqual({});
    await rm(join(folder, 'src/resources/other.ts'));
  });

  it('ends when it is stopped', async () => {
    const stopped = untilStopped((stop) => {
      const checking = checkFiles(folder, added('export const gifts = 1;'), stop);
      process.emit('SIGTERM');
      return checking;
    });
    await expect(stopped).rejects.toThrow('Stopped. Nothing was written.');
  });
});

describe('writeFiles', () => {
  it('restores every file byte for byte if one of them cannot be written', async () => {
    const files = { ...added('export const gifts = 1;'), 'missing/openapi.json': '{}' };
    expect(() => writeFiles(folder, files)).toThrow(
      "missing/openapi.json can't be written (ENOENT). Nothing was changed.",
    );
    expect(await listed()).toEqual(['index.ts']);
    expect(await readFile(join(folder, 'src/resources/index.ts'), 'utf8')).toBe(REGISTRY);
  });
});
