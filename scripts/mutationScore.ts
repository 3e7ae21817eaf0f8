// Prints the figures of Stryker's JSON reports, and fails if too few covered mutants were killed. The
// arguments are the paths of the reports.

import { readFileSync } from 'node:fs';

/** The properties of Stryker's JSON report that this script reads. */
interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

/** The percentage of covered mutants that tests must kill (docs/testing.md). */
const MIN_OF_COVERED = 90;

const percent = (part: number, total: number) => (total === 0 ? 100 : (100 * part) / total);
const folderOf = (file: string) => file.split('/').slice(0, -1).join('/');

/** Counts mutants by folder and in total ('all', the last entry), without ignored mutants and compile errors. */
function scores({ files }: Report) {
  const counts = new Map<string, { killed: number; survived: number; uncovered: number }>();
  const count = (name: string, status: string) => {
    const tally = counts.get(name) ?? { killed: 0, survived: 0, uncovered: 0 };
    if (status === 'Killed' || status === 'Timeout') tally.killed += 1;
    else if (status === 'Survived') tally.survived += 1;
    else if (status === 'NoCoverage') tally.uncovered += 1;
    counts.set(name, tally);
  };
  for (const [file, { mutants }] of Object.entries(files))
    for (const { status } of mutants) count(folderOf(file), status);
  for (const { status } of Object.values(files).flatMap(({ mutants }) => mutants)) count('all', status);
  return [...counts].map(([name, { killed, survived, uncovered }]) => ({
    name,
    mutants: killed + survived + uncovered,
    ofAll: percent(killed, killed + survived + uncovered),
    ofCovered: percent(killed, killed + survived),
  }));
}

for (const path of process.argv.slice(2)) {
  console.log(path);
  const figures = scores(JSON.parse(readFileSync(path, 'utf8')) as Report);
  for (const { name, mutants, ofAll, ofCovered } of figures)
    console.log(
      `${name.padEnd(24)} ${String(mutants).padStart(5)} mutants, ${ofAll.toFixed(1)} % of all, ${ofCovered.toFixed(1)} % of covered`,
    );
  const all = figures.at(-1);
  // A report without mutants comes from a failed run.
  if (all && all.mutants > 0 && all.ofCovered >= MIN_OF_COVERED) continue;
  console.log(`Fewer than ${MIN_OF_COVERED} % of the covered mutants were killed, or there were none`);
  process.exitCode = 1;
}
