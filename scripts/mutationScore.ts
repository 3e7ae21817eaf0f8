import { readFileSync } from 'node:fs';
import { judge, type Report } from './mutation/score';

// Given Stryker's JSON reports: prints their figures, and fails where too little of what is covered is noticed.
for (const path of process.argv.slice(2)) {
  console.log(path);
  const enough = judge(JSON.parse(readFileSync(path, 'utf8')) as Report, (line) => console.log(line));
  if (!enough) process.exitCode = 1;
}
