// Builds the targets of a check: one for each API call of each resource, with the request to send.
import { isList, isObject, getValue, type ListResource, type Resource } from '../../src/core/defineResource';
import { listBody, paramNames } from '../../src/core/resourceRequest';
import * as registry from '../../src/resources';
import { callsOf } from '../calls';
import type { Send } from './client';
import { isRecord } from '../../src/core/isRecord';
import type { ReadTarget, WriteTarget } from './rule';

/** The value of every key in a write that is sent without a valid token. */
export const PLACEHOLDER = 'contract-check';

type Params = Readonly<Record<string, string>>;

/** Returns the parameters in the query of a row link, if they are all that a list requires. */
function paramsInQuery(query: string, { read: { params = [] } }: ListResource): Params | undefined {
  const given = Object.fromEntries(new URLSearchParams(query));
  return params.every((name) => name in given) ? given : undefined;
}

/**
 * Matches a row link such as '/level/{_id}' with the route patterns of a list's screens, such as '/level/:level'.
 * Returns the part of the link for each parameter, { level: '{_id}' }, or undefined if no screen matches.
 */
function matchScreens(template: string, { screens = [] }: ListResource): Params | undefined {
  const [path = '', query = ''] = template.split('?');
  for (const screen of screens) {
    const [expected, actual] = [screen.path.split('/'), path.split('/')];
    if (expected.length !== actual.length) continue;
    const params: Record<string, string> = {};
    const same = expected.every((part, index) => {
      if (!part.startsWith(':')) return part.toLowerCase() === actual[index]?.toLowerCase();
      params[part.slice(1)] = actual[index] ?? '';
      return true;
    });
    if (same) return { ...params, ...Object.fromEntries(new URLSearchParams(query)) };
  }
  return undefined;
}

/**
 * Returns the part of a row link for each parameter of a list, or undefined if the link doesn't lead to it. A list
 * without screens is a part of a page: any link with its parameters leads to it, except to the screen of another list.
 */
const matchLink = (template: string, list: ListResource, lists: readonly ListResource[]) =>
  list.screens || lists.some((other) => matchScreens(template, other))
    ? matchScreens(template, list)
    : paramsInQuery(template.split('?')[1] ?? '', list);

/**
 * Returns the parameters of a list from the first row of another list that links to it; undefined without such a row.
 */
async function paramsOf(list: ListResource, lists: readonly ListResource[], send: Send) {
  const names = list.read.params ?? [];
  if (names.length === 0) return {};
  for (const parent of lists) {
    for (const action of parent.actions ?? []) {
      const params = 'to' in action ? matchLink(action.to, list, lists) : undefined;
      if (!params || (parent.read.params ?? []).length > 0) continue;
      const { json } = await send({ ...parent.read, body: listBody(parent.read, 1, {}) });
      const rows = isRecord(json) ? json[parent.read.rows ?? 'data'] : undefined;
      const row: unknown = Array.isArray(rows) ? rows[0] : undefined;
      const filled = names.map((name) => {
        const key = /^\{(.+)\}$/.exec(params[name] ?? '')?.[1];
        return [name, key === undefined ? undefined : getValue(row, key)] as const;
      });
      if (filled.every(([, value]) => typeof value === 'string' || typeof value === 'number'))
        return Object.fromEntries(filled.map(([name, value]) => [name, String(value)]));
    }
  }
  return undefined;
}

/** Returns one set of parameters for each option of `choices` except the first, which `listBody` uses. */
const optionsOf = ({ read }: ListResource): Params[] =>
  (read.choices ?? []).flatMap(({ name, options }) =>
    options.slice(1).flatMap(({ value }) => (value === undefined ? [] : [{ [name]: value }])),
  );

export type Targets = Awaited<ReturnType<typeof readTargets>>;

/**
 * Returns the targets for calls that only read data. Also returns the calls that can't be sent: no row of another list
 * gives the parameters of this list, or the id of an object is unknown. `memberId` is the id to request for objects that are read by id.
 */
export async function readTargets(resources: readonly Resource[], memberId: string | undefined, send: Send) {
  // Include the lists that aren't checked: one of their rows may link to a checked list.
  const lists = [...new Set([...resources, ...Object.values(registry)])].filter(isList);
  const targets: ReadTarget[] = [];
  const unreachable: { call: string; reason: string }[] = [];
  for (const resource of resources) {
    const [contract] = callsOf(resource);
    if (!contract) continue;
    const name = `${contract.method} ${contract.path} (${resource.name}`;
    if (isList(resource)) {
      const params = await paramsOf(resource, lists, send);
      if (!params) {
        const names = paramNames(resource).join(', ');
        unreachable.push({ call: `${name})`, reason: `no row of another list gives its ${names}` });
        continue;
      }
      for (const [index, option] of ([{}, ...optionsOf(resource)] as Params[]).entries()) {
        const optionLabels = Object.entries(option).map(([key, value]) => `, ${key} ${value}`);
        const body = listBody(resource.read, 1, { ...params, ...option });
        targets.push({
          kind: 'list',
          name: `${name}${optionLabels.join('')})`,
          contract,
          resource,
          body,
          isFurtherOption: index > 0,
        });
      }
    } else if (isObject(resource)) {
      const { idKey, fixed } = resource;
      if (idKey !== undefined && memberId === undefined) {
        unreachable.push({ call: `${name})`, reason: `no ${idKey} to look up` });
        continue;
      }
      const body = { ...fixed, ...(idKey && { [idKey]: memberId }) };
      targets.push({ kind: 'object', name: `${name})`, contract, resource, body });
    }
  }
  return { targets, unreachable };
}

/** Returns the targets for calls that change data, with placeholders as values. Never sent with a valid token. */
export function writeTargets(resources: readonly Resource[]): WriteTarget[] {
  return resources.flatMap((resource) =>
    callsOf(resource)
      .filter(({ usedBy: [use = ''] }) => /\.(create|update|remove)$/.test(use))
      .map((contract): WriteTarget => {
        const keys = Object.keys(contract.request.properties ?? {});
        const body = Object.fromEntries(keys.map((key) => [key, PLACEHOLDER]));
        const name = `${contract.method} ${contract.path} (${contract.usedBy[0]})`;
        return { kind: 'write', name, contract, body };
      }),
  );
}
