// The command `npm run contract:pack`: builds an npm package of the checker, for use without this repository.
import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { build } from 'vite';
import { npmCommand } from '../scripts/npm';

const folder = 'dist-contract';

const { version, license } = JSON.parse(await readFile('package.json', 'utf8')) as Record<string, string>;
const manifest = {
  name: 'member-portal-contract',
  version,
  description: 'Checks a backend against the contract of the member portal',
  license,
  type: 'module',
  engines: { node: '>=20.19' },
  bin: { 'member-portal-contract': 'cli.js' },
  exports: { types: './types/contract/checker/check.d.ts', default: './check.js' },
  files: ['*.js', 'types', 'openapi.json'],
};

/** Writes the type declarations of the checker, with '.js' in relative imports, as Node's module resolution requires. */
async function writeTypes(): Promise<void> {
  const tsc = 'node_modules/typescript/bin/tsc';
  execFileSync(process.execPath, [tsc, '-p', 'contract/tsconfig.json'], { stdio: 'inherit' });
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.d.ts')) continue;
    const text = await readFile(`${folder}/${file}`, 'utf8');
    await writeFile(`${folder}/${file}`, text.replace(/((?:from |import\()(["'])\.[^"']+)\2/g, '$1.js$2'));
  }
}

/** Returns the guide of the checker with the command of the package, and without links to files of this repository. */
async function readme(): Promise<string> {
  const guide = await readFile('docs/checking-a-backend.md', 'utf8');
  return guide
    .replace('npm ci\n', '')
    .replaceAll('npm run contract --', 'npx member-portal-contract')
    .replace(/\[([^[\]]+)\]\((?!https:|#)[^)]+\)/g, '$1');
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder);
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: true,
    target: 'node20',
    outDir: folder,
    rolldownOptions: {
      preserveEntrySignatures: 'strict',
      input: { cli: 'contract/cli/main.ts', check: 'contract/checker/check.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared-[hash].js' },
    },
  },
});
await writeTypes();
await writeFile(`${folder}/package.json`, `${JSON.stringify(manifest, undefined, 2)}\n`);
await writeFile(`${folder}/README.md`, await readme());
await writeFile(`${folder}/openapi.json`, await readFile('contract/openapi.json'));
const npm = npmCommand(['pack', '--silent']);
const [packed = ''] = execFileSync(npm.command, npm.args, { cwd: folder, encoding: 'utf8', shell: npm.shell })
  .trim()
  .split('\n');
console.log(`${folder}/${packed}: run "npx ./${folder}/${packed} --help", or share the file.`);
