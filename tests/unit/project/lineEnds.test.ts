import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'clone-'));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' });

describe('a clone with core.autocrlf', () => {
  // Without git, the files come from an archive, which keeps their line ends.
  it.skipIf(!existsSync('.git'))('has line feeds in every text file, and unchanged binary files', () => {
    git('clone', '--quiet', '--shared', '--config', 'core.autocrlf=true', '.', folder);
    const files = git('-C', folder, 'ls-files', '--eol').trimEnd().split('\n');
    expect(files.length).toBeGreaterThan(900);
    expect(files.filter((line) => !/^i\/(lf|none) +w\/\1 |^i\/-text w\/-text /.test(line))).toEqual([]);
  });
});
