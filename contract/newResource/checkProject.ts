// Checks new files in a copy of the project, so that the project itself is never broken, not even for a moment.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { CannotRun } from '../cli/commandLine';

/** The contents of files by their paths in the project. */
export type Files = Readonly<Record<string, string>>;

export const OPENAPI = 'contract/openapi.json';

/** The folders that the type check and the registry test read. */
const FOLDERS = ['src', 'sandbox', 'contract', 'deploy', 'build', 'tests', 'bench', 'scripts'];
const TYPE_CHECK = ['typescript/bin/tsc', '--noEmit'];
const REGISTRY_TEST = 'tests/unit/registry.test.ts';
const TEST = ['vitest/vitest.mjs', 'run', '--project', 'logic', REGISTRY_TEST];
const WRITE_OPENAPI = ['tsx/dist/cli.mjs', 'contract/openapi/write.ts'];

/** Runs a script of a package in a folder. Returns its output if it fails, otherwise undefined. */
async function run(folder: string, [script = '', ...args]: readonly string[], signal: AbortSignal) {
  const path = join(folder, 'node_modules', script);
  if (!existsSync(path))
    throw new CannotRun(`The definition can't be checked without ${script}: run npm ci.`);
  return new Promise<string | undefined>((finish, fail) => {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', CI: '1' };
    const child = spawn(process.execPath, [path, ...args], {
      cwd: folder,
      env,
      signal,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (output += text.toString()));
    child.on('error', fail);
    child.on('close', (code) => finish(code === 0 ? undefined : stripVTControlCharacters(output)));
  });
}

/** Copies the files that the checks need, and links the packages. */
export async function copyProject(folder: string, copy: string): Promise<void> {
  const files = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile());
  for (const name of [...FOLDERS, ...files.map((entry) => entry.name)])
    if (existsSync(join(folder, name))) await cp(join(folder, name), join(copy, name), { recursive: true });
  await symlink(resolve(folder, 'node_modules'), join(copy, 'node_modules'), 'junction');
}

/** Returns the problems that an output names: those of the registry, or else the lines with an error. */
function errorsIn(output = ''): string[] {
  const lines = output.split('\n').map((line) => line.trim());
  const problems = lines.flatMap((line) => /^\+\s+"(.+)",$/.exec(line)?.[1] ?? []);
  return problems.length > 0
    ? problems
    : lines.filter((line) => /error TS\d+|^(\w*Error|ERROR)\b|: ERROR: /.test(line));
}

async function errorsOf(copy: string, signal: AbortSignal): Promise<string[]> {
  const outputs = await Promise.all([
    run(copy, TYPE_CHECK, signal),
    existsSync(join(copy, REGISTRY_TEST)) ? run(copy, TEST, signal) : undefined,
  ]);
  return outputs.flatMap((output) => {
    const errors = errorsIn(output);
    return output === undefined || errors.length > 0
      ? errors
      : [output.trim().split('\n').at(-1) || 'a check was ended without a message'];
  });
}

/**
 * Checks new files with the project's type check and registry test. Returns the OpenAPI document with the new call, if the
 * project has one. Throws CannotRun with the first error that the project doesn't have without them.
 *
 * @param files The new files; their paths begin at the project's folder
 */
export async function checkFiles(folder: string, files: Files, signal: AbortSignal): Promise<Files> {
  const copy = await mkdtemp(join(tmpdir(), 'resource-new-'));
  try {
    await copyProject(folder, copy);
    for (const [path, text] of Object.entries(files)) await writeFile(join(copy, path), text);
    const errors = await errorsOf(copy, signal);
    if (errors.length > 0) {
      for (const path of Object.keys(files))
        if (existsSync(join(folder, path))) await cp(join(folder, path), join(copy, path));
        else await rm(join(copy, path));
      const known = await errorsOf(copy, signal);
      const added = errors.find((error) => !known.includes(error));
      if (added !== undefined)
        throw new CannotRun(`The definition doesn't pass the project's checks: ${added}`);
      for (const [path, text] of Object.entries(files)) await writeFile(join(copy, path), text);
    }
    if (!existsSync(join(folder, OPENAPI))) return {};
    const problem = await run(copy, WRITE_OPENAPI, signal);
    if (problem !== undefined)
      throw new CannotRun(
        `${OPENAPI} can't be updated: ${errorsIn(problem)[0] ?? problem.trim().split('\n').at(-1)}`,
      );
    return { [OPENAPI]: await readFile(join(copy, OPENAPI), 'utf8') };
  } finally {
    // A stopped child may still be writing.
    await rm(copy, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}
