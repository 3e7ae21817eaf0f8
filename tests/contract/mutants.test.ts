import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allLaws } from '../../contract/checker/laws';
import { openChecked, type CheckedBackend } from './checkedBackend';
import { mutants } from './mutants';
import { through, type Mutant } from './mutants/mutant';

let backend: CheckedBackend;
beforeAll(async () => {
  backend = await openChecked();
});
afterAll(() => backend.close());

/** What stands in docs/testing.md: each law, and the backends that break it. */
const table = [
  '| law | what the checker must find |',
  '| --- | --- |',
  ...[...new Set(mutants.map(({ law }) => law))].map(
    (law) =>
      `| \`${law}\` | ${mutants
        .filter((mutant) => mutant.law === law)
        .map(({ name }) => name)
        .join(' · ')} |`,
  ),
];
/** As Prettier leaves it: cells without their padding. */
const bare = (text: string) => text.replace(/ +\|/g, ' |').replace(/-{3,}/g, '---');

describe(`the checker is proved on ${mutants.length} backends that each break one promise`, () => {
  it('at least 80, each with a name of its own, all told in docs/testing.md', async () => {
    expect(mutants.length).toBeGreaterThanOrEqual(80);
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
    const guide = bare(await readFile('docs/testing.md', 'utf8'));
    expect(guide).toContain(`${mutants.length} backends`);
    for (const row of table) expect(guide).toContain(bare(row));
  });

  it('there is one at least for each law, but for silence and for tokens that were not given', () => {
    const broken = new Set(mutants.map(({ law }) => law));
    expect(allLaws.filter(({ id }) => !broken.has(id)).map(({ id }) => id)).toEqual(['answers']);
  });

  it.each(mutants.map((mutant) => [mutant.name, mutant.law, mutant] as [string, string, Mutant]))(
    'one that %s is told by the law %s',
    async (_name, law, mutant) => {
      const { laws } = await backend.check({
        fetch: through(backend.honest, mutant),
        of: mutant.of,
        writes: mutant.writes,
      });
      expect(laws).toContain(law);
    },
  );

  it('silence is told by the law answers', async () => {
    const dead: typeof fetch = (input, init) =>
      new Request(input).url.endsWith('/getNews')
        ? Promise.reject(new TypeError('gone'))
        : backend.honest(input, init);
    expect((await backend.check({ fetch: dead, of: ['news'] })).laws).toContain('answers');
  });
});
