import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as registry from '../../src/resources';
import { isList, type ListResource, type Read, type Resource } from '../../src/core/defineResource';
import { CannotRun } from '../cli/commandLine';
import { untilStopped } from '../cli/signals';
import { fromUserFolder } from '../cli/userPath';
import { contractWarnings, definitionWarnings } from './contractWarnings';
import { checkFiles, OPENAPI } from './checkProject';
import { inferList } from './inferList';
import { namesOf, readTakenNames } from './names';
import { readOpenApi } from './openApi';
import type { Options } from './options';
import { printInference } from './printInference';
import { checkPaging, readLive } from './readLive';
import { checkParameter, readAddress } from './readPath';
import { definitionOf, resourceSource, withRegistryLine, type ListCall } from './source';
import { writeFiles } from './writeFiles';

const REGISTRY = 'src/resources/index.ts';

/** Returns a list and its call, the responses if it comes from a backend, and what the user must know, each a sentence. */
async function inferCall(options: Options) {
  const { host, path, method, token, rows } = options;
  if (options.openapi !== undefined) {
    if (options.operation === undefined) throw new CannotRun('Name the operation: --operation ID.');
    options.pairs.forEach(checkParameter);
    const fixed = Object.fromEntries(options.pairs);
    const { call, list, notes } = await readOpenApi(fromUserFolder(options.openapi), options.operation, {
      rows,
      fixed,
    });
    return { call: { ...call, fixed }, list, notes };
  }
  if (path === undefined && host === undefined)
    throw new CannotRun('Name the backend: --host https://api.example.com.');
  if (path === undefined) throw new CannotRun('Name the list: --path api/user/vouchers.');
  const address = readAddress(path, host, options.pairs, method);
  const responses = await readLive(address, method, token);
  const list = inferList(responses.pages, rows);
  const notes = checkPaging(responses, list, method);
  const { fixed, params } = address;
  return { call: { method, path: address.path, fixed, params }, list, responses: responses.pages, notes };
}

/** Throws CannotRun if a resource has the same call and the new one has no name of its own. */
function checkCall(call: Omit<ListCall, 'name' | 'title'>, resources: readonly Resource[]): void {
  const partsOf = ({ method, path, params = [], fixed = {} }: Read) => [method, path, params, fixed];
  const isSame = ({ read }: ListResource) => isDeepStrictEqual(partsOf(read), partsOf(call));
  const sameCall = resources.filter(isList).find(isSame);
  if (sameCall)
    throw new CannotRun(`The resource "${sameCall.name}" has this call. Add a second one with --name.`);
}

const readRegistryFile = (folder: string) =>
  readFile(join(folder, REGISTRY), 'utf8').catch(() => {
    throw new CannotRun(`${REGISTRY} can't be read: start the command in the folder of the portal.`);
  });

/**
 * Runs the command: infers a resource, prints it and, without --dry-run, checks and writes it. Throws CannotRun and then
 * has written nothing.
 *
 * @param folder The folder of the portal's source code
 * @param check Checks the new files; returns further files to write
 */
export async function addResource(options: Options, folder = '.', check: typeof checkFiles = checkFiles) {
  const { call: unnamed, list, responses = [], notes } = await inferCall(options);
  const registryText = await readRegistryFile(folder);
  if (options.name === undefined) checkCall(unnamed, Object.values(registry));
  const names = namesOf(unnamed.path, options.name, await readTakenNames(folder, registry));
  const { constant } = names;
  const path = `src/resources/${constant}.ts`;
  const call = { ...unnamed, name: names.name, title: names.title };
  const source = await resourceSource(call, list, constant);
  const definition = definitionOf(call, list);
  printInference(list, [
    ...notes,
    ...definitionWarnings(definition),
    ...contractWarnings(definition, responses),
  ]);
  if (options.dryRun) {
    console.log(`\n${source}`);
    return;
  }
  console.log('\nChecking the definition with the type check and the registry test …');
  const added = { [path]: source, [REGISTRY]: withRegistryLine(registryText, constant) };
  const further = await untilStopped((signal) => check(folder, added, signal));
  if (existsSync(join(folder, path)) || (await readRegistryFile(folder)) !== registryText)
    throw new CannotRun(`${REGISTRY} or ${path} was changed meanwhile: run the command again.`);
  writeFiles(folder, { ...added, ...further });
  const documents = OPENAPI in further ? `, ${OPENAPI}` : '';
  console.log(`Wrote ${path}${documents} and one line in ${REGISTRY}. Check the titles and the guesses.`);
}
