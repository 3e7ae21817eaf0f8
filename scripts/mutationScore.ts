import { readFileSync } from 'node:fs';
import { reportScores, type Report } from './mutation/score';

// Prints the figures of Stryker's JSON reports, and fails if too few covered mutants were killed.
for (const path of process.argv.slice(2)) {
  console.log(path);
  const enough = reportScores(JSON.parse(readFileSync(path, 'utf8')) as Report, (line) => console.log(line));
  if (!enough) process.exitCode = 1;
}
