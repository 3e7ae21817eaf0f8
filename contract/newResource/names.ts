// Turns names of others, such as parts of a URL, into the names of a resource: one function for all of them.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isList, type Resource } from '../../src/core/defineResource';
import { decodeUri } from '../../src/core/parse';
import { routePath } from '../../src/core/paths';
import { searchText } from '../../src/core/searchText';
import { CannotRun } from '../cli/commandLine';
import { words } from './titles';

export type TakenNames = Awaited<ReturnType<typeof readTakenNames>>;

const MAX_LENGTH = 40;
/**
 * Refine's menu loses a resource with the name of an inherited property, of which only "constructor" is in lower case.
 */
const NAME = /^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Names that a module can't declare or export, or that would hide a global or an import of the written file. */
const RESERVED = new Set(
  [
    'break case catch class const continue debugger default delete do else enum export extends false finally for',
    'function if import in instanceof new null return super switch this throw true try typeof var void while with',
    'as any async await yield let static implements interface package private protected public abstract declare from',
    'get set is keyof module namespace never object of readonly require satisfies string number boolean symbol type',
    'unknown using arguments eval undefined NaN Infinity globalThis window self global process console exports',
    'constructor prototype toString valueOf hasOwnProperty then defineResource statusTones index',
    // File names that Windows reserves for devices.
    'con prn aux nul clock com0 com1 com2 com3 com4 com5 com6 com7 com8 com9',
    'lpt0 lpt1 lpt2 lpt3 lpt4 lpt5 lpt6 lpt7 lpt8 lpt9',
  ]
    .join(' ')
    .toLowerCase()
    .split(' '),
);

/** Routes that the development server or a static host uses itself. */
const SERVED = ['/api', '/sandbox', '/assets', '/icons', '/video', '/src', '/index'];

/** Converts a resource name to a constant: 'fund-vouchers' becomes 'fundVouchers'. */
const camelCase = (name: string) =>
  name.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase());

/**
 * Converts a part of a URL to a resource name: 'getFundVouchers.php' becomes 'fund-vouchers'; '' if that is impossible.
 */
function nameOf(part: string): string {
  const plain = decodeUri(part)
    .replace(/\.[a-z]{2,5}$/i, '')
    .replace(/(\p{Ll}\p{M}*)(\p{Lu})/gu, '$1-$2');
  const joined = searchText(plain)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .replace(/^get-(?=.)/, '');
  const name = /^\d/.test(joined) ? `list-${joined}` : joined;
  if (name.length <= MAX_LENGTH) return name;
  const [whole = ''] = /^.*(?=-)/.exec(name.slice(0, MAX_LENGTH + 1)) ?? [name];
  return whole.slice(0, MAX_LENGTH);
}

/**
 * Returns the names of a resource: its name, such as 'fund-vouchers', the constant and file 'fundVouchers', its route
 * and its title. They follow from `chosen`, the name on the command line, or else from the last part of the path.
 * Throws CannotRun if the name is invalid or taken.
 */
export function namesOf(path: string, chosen: string | undefined, taken: TakenNames) {
  const part = path.split('/').at(-1) ?? '';
  const name = chosen ?? nameOf(part);
  if (chosen !== undefined && !NAME.test(chosen))
    throw new CannotRun(`--name takes lower-case words joined by hyphens, not ${chosen}.`);
  if (name.length > MAX_LENGTH) throw new CannotRun(`--name takes at most ${MAX_LENGTH} characters.`);
  if (!NAME.test(name))
    throw new CannotRun(
      `No name can be derived from "${part}": choose one with --name, such as --name vouchers.`,
    );
  if (taken.names.includes(name))
    throw new CannotRun(`There is a resource "${name}": choose another name with --name.`);
  const route = `/${name}`;
  if ([...taken.routes, ...SERVED].includes(route))
    throw new CannotRun(
      `The route ${route} is taken: choose another name with --name, such as --name ${name}-list.`,
    );
  const isFree = (constant: string) =>
    !RESERVED.has(constant.toLowerCase()) && !taken.constants.includes(constant.toLowerCase());
  const constant = [camelCase(name), ...['List', 'List2', 'List3'].map((end) => camelCase(name) + end)].find(
    isFree,
  );
  if (constant === undefined)
    throw new CannotRun(`src/resources has files named ${name}: choose another name with --name.`);
  return { name, constant, route, title: words(name) };
}

/** Returns the routes in the source of a route table: every literal path. */
const routesIn = (source: string) =>
  Array.from(source.matchAll(/['"`](\/[\w:/*.-]*)['"`]/g), ([, path = '']) => path);

/** Reads the names that a project has, in lower case: file names and routes differ by more than case. */
export async function readTakenNames(folder: string, registry: Readonly<Record<string, Resource>>) {
  const resources = Object.values(registry);
  const files = await readdir(join(folder, 'src/resources'));
  const tables = ['memberRoutes', 'publicRoutes']
    .map((name) => join(folder, `src/app/${name}.ts`))
    .filter((file) => existsSync(file));
  const sources = await Promise.all(tables.map((file) => readFile(file, 'utf8')));
  const screens = resources.filter(isList).flatMap((list) => (list.screens ?? []).map(({ path }) => path));
  return {
    names: resources.map(({ name }) => name),
    constants: [...Object.keys(registry), ...files.map((file) => file.replace(/\.\w+$/, ''))].map((name) =>
      name.toLowerCase(),
    ),
    routes: [...sources.flatMap(routesIn), ...screens].map(routePath),
  };
}
