/** What Stryker's JSON report says of one file; the rest of it is of no use here. */
export interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

/** Of the mutants that some test runs, so many in a hundred must be noticed (docs/testing.md). */
const LEAST_OF_COVERED = 90;

const noticed = ['Killed', 'Timeout'];
const missed = ['Survived'];

const percent = (part: number, whole: number) => (whole === 0 ? 100 : (100 * part) / whole);
const folderOf = (file: string) => file.split('/').slice(0, -1).join('/');

/** Counts mutants by folder, and of all: 'all' stands last. Ignored ones and those that do not compile are left out. */
function scores({ files }: Report) {
  const counts = new Map<string, { killed: number; survived: number; uncovered: number }>();
  const count = (name: string, status: string) => {
    const tally = counts.get(name) ?? { killed: 0, survived: 0, uncovered: 0 };
    if (noticed.includes(status)) tally.killed += 1;
    else if (missed.includes(status)) tally.survived += 1;
    else if (status === 'NoCoverage') tally.uncovered += 1;
    counts.set(name, tally);
  };
  const mutants = Object.entries(files).flatMap(([file, each]) =>
    each.mutants.map(({ status }) => ({ folder: folderOf(file), status })),
  );
  for (const { folder, status } of mutants) count(folder, status);
  for (const { status } of mutants) count('all', status);
  return [...counts].map(([name, { killed, survived, uncovered }]) => ({
    name,
    mutants: killed + survived + uncovered,
    ofAll: percent(killed, killed + survived + uncovered),
    ofCovered: percent(killed, killed + survived),
  }));
}

/** Prints the figures of a report, and says whether enough of what is covered is noticed. */
export function judge(report: Report, say: (line: string) => void): boolean {
  const figures = scores(report);
  for (const { name, mutants, ofAll, ofCovered } of figures)
    say(
      `${name.padEnd(24)} ${String(mutants).padStart(5)} mutants, ${ofAll.toFixed(1)} % of all, ${ofCovered.toFixed(1)} % of covered`,
    );
  const all = figures.at(-1);
  // A report without a mutant is one of a run that went wrong.
  if (all && all.mutants > 0 && all.ofCovered >= LEAST_OF_COVERED) return true;
  say(`Fewer than ${LEAST_OF_COVERED} % of the covered mutants were noticed, or there were none`);
  return false;
}
