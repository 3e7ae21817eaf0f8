import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../scripts/chromium';
import { findPostgres } from '../scripts/postgres';
import type { Figures } from './figures';
import { everyRoute, withHeap } from './options';
import { resultsPage } from './results/page';

const RESULTS = 'bench/RESULTS.md';

/** The parts of a run, each a separate program that can also be run alone. */
const parts: readonly { readonly name: keyof Figures; readonly file: string; readonly args?: string[] }[] = [
  { name: 'sizes', file: 'bench/sizes.ts' },
  { name: 'speed', file: 'bench/speed.ts' },
  { name: 'pages', file: 'bench/pages.ts' },
  { name: 'lighthouse', file: 'bench/lighthouse.ts', args: ['--performance'] },
  ...(findPostgres() ? [{ name: 'load' as const, file: 'bench/load.ts' }] : []),
  ...(withHeap ? [{ name: 'heap' as const, file: 'bench/heap.ts' }] : []),
];

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const began = Date.now();

/** Runs one part with the options of this run. Its figures count even if it misses a budget. */
async function measure({ name, file, args = [] }: (typeof parts)[number]): Promise<unknown> {
  const json = join(folder, `${name}.json`);
  console.log(`── ${name}`);
  const given = process.argv.slice(2).filter((option) => option !== '--heap');
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...given, ...args, '--json', json], {
    stdio: 'inherit',
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  if (code !== 0) process.exitCode = 1;
  try {
    return JSON.parse(readFileSync(json, 'utf8'));
  } catch {
    console.log(`── ${name} left no figures`);
    process.exitCode = 1;
    return undefined;
  }
}

/** Returns a description of the machine, because the figures depend on it. */
async function machine(): Promise<string> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(console.log),
    args: chromiumFlags,
  });
  const version = browser.version();
  await browser.close();
  const all = cpus();
  const memory = `${(totalmem() / 2 ** 30).toFixed(0)} GiB`;
  return `${all.length} × ${all[0]?.model.trim() ?? 'unknown'}, ${memory}, Node.js ${process.versions.node}, Chromium ${version}`;
}

const entries: [string, unknown][] = [];
for (const part of parts) entries.push([part.name, await measure(part)]);
rmSync(folder, { recursive: true });
const date = new Date().toISOString().slice(0, 10);
const figures = Object.fromEntries(entries) as Figures;
const page = resultsPage(figures, { date, machine: await machine() });
const minutes = ((Date.now() - began) / 60_000).toFixed(1);
// Does not overwrite the results with a page that covers only some routes or lacks a failed part.
if (everyRoute && entries.every(([, measured]) => measured !== undefined)) {
  writeFileSync(RESULTS, page);
  console.log(`── ${RESULTS}, after ${minutes} minutes`);
} else console.log(`${page}\n── ${RESULTS} stays as it is, after ${minutes} minutes`);
