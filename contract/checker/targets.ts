import { isList, isObject, pick, type ListResource, type Resource } from '../../src/core/defineResource';
import { paramNames, PAGE_SIZE } from '../../src/core/resourceRequest';
import { callsOf } from '../calls';
import type { Send } from './client';
import { isRecord, type Target } from './rule';

type Params = Readonly<Record<string, string>>;

/** Returns the parts of a link such as '/level/{_id}' by the parameters of the screen '/level/:level'. */
function leadsTo(template: string, list: ListResource): Record<string, string> | undefined {
  const [path = '', query = ''] = template.split('?');
  for (const screen of list.screens ?? []) {
    const [expected, given] = [screen.path.split('/'), path.split('/')];
    if (expected.length !== given.length) continue;
    const slots: Record<string, string> = {};
    const same = expected.every((part, place) => {
      if (!part.startsWith(':')) return part.toLowerCase() === given[place]?.toLowerCase();
      slots[part.slice(1)] = given[place] ?? '';
      return true;
    });
    if (same) return { ...slots, ...Object.fromEntries(new URLSearchParams(query)) };
  }
  return undefined;
}

/** Finds the parameters that a list needs in a row of another list that links to it. */
async function paramsOf(
  list: ListResource,
  lists: readonly ListResource[],
  send: Send,
): Promise<Params | undefined> {
  const names = list.read.params ?? [];
  if (names.length === 0) return {};
  for (const from of lists) {
    for (const action of from.actions ?? []) {
      const slots = 'to' in action ? leadsTo(action.to, list) : undefined;
      if (!slots || (from.read.params ?? []).length > 0) continue;
      const { json } = await send({ ...from.read, body: bodyOf(from, {}) });
      const rows = isRecord(json) ? json[from.read.rows ?? 'data'] : undefined;
      const row: unknown = Array.isArray(rows) ? rows[0] : undefined;
      const filled = names.map((name) => {
        const key = /^\{(.+)\}$/.exec(slots[name] ?? '')?.[1];
        return [name, key === undefined ? undefined : pick(row, key)] as const;
      });
      if (filled.every(([, value]) => typeof value === 'string' || typeof value === 'number'))
        return Object.fromEntries(filled.map(([name, value]) => [name, String(value)]));
    }
  }
  return undefined;
}

/** Returns the body of the portal's first request: page one, with the first option of every choice. */
function bodyOf({ read }: ListResource, chosen: Params): Record<string, unknown> {
  const first = (read.choices ?? []).flatMap(({ name, options }) =>
    options[0]?.value === undefined ? [] : [[name, options[0].value] as const],
  );
  return {
    ...(read.method === 'POST' && { limit: PAGE_SIZE, skip: 0 }),
    ...read.fixed,
    ...Object.fromEntries(first),
    ...chosen,
  };
}

/** Returns the parameters for every option after the first, because each option is a separate request. */
const optionsOf = ({ read }: ListResource): Params[] =>
  (read.choices ?? []).flatMap(({ name, options }) =>
    options.slice(1).flatMap(({ value }) => (value === undefined ? [] : [{ [name]: value }])),
  );

export interface Targets {
  readonly targets: readonly Target[];
  /** Lists whose parameters were not found, and objects whose id is unknown. */
  readonly unreachable: readonly { readonly call: string; readonly why: string }[];
}

/** Returns the targets that only read. `ids` holds the ids to look objects up by. */
export async function readTargets(resources: readonly Resource[], ids: Params, send: Send): Promise<Targets> {
  const lists = resources.filter(isList);
  const targets: Target[] = [];
  const unreachable: { call: string; why: string }[] = [];
  for (const resource of resources) {
    const [contract] = callsOf(resource);
    if (!contract) continue;
    const name = `${contract.method} ${contract.path} (${resource.name}`;
    if (isList(resource)) {
      const params = await paramsOf(resource, lists, send);
      if (!params) {
        const names = paramNames(resource).join(', ');
        unreachable.push({ call: `${name})`, why: `no row of another list gives its ${names}` });
        continue;
      }
      for (const option of [{}, ...optionsOf(resource)] as Params[]) {
        const optionLabels = Object.entries(option).map(([key, value]) => `, ${key} ${value}`);
        const body = bodyOf(resource, { ...params, ...option });
        targets.push({ kind: 'list', name: `${name}${optionLabels.join('')})`, contract, resource, body });
      }
    } else if (isObject(resource)) {
      const id = resource.idKey === undefined ? undefined : ids[resource.name];
      if (resource.idKey !== undefined && id === undefined) {
        unreachable.push({ call: `${name})`, why: `no ${resource.idKey} to ask for` });
        continue;
      }
      const body = { ...resource.fixed, ...(resource.idKey && { [resource.idKey]: id }) };
      targets.push({ kind: 'object', name: `${name})`, contract, resource, body });
    }
  }
  return { targets, unreachable };
}

/** Returns the targets that change data, each with a body that is valid by its schema. */
export function writeTargets(resources: readonly Resource[]): Target[] {
  return resources.flatMap((resource) =>
    callsOf(resource)
      .filter(({ usedBy: [use = ''] }) => /\.(create|update|remove)$/.test(use))
      .map((contract): Target => {
        const keys = Object.keys(contract.request.properties ?? {});
        const body = Object.fromEntries(keys.map((key) => [key, 'contract-check']));
        return {
          kind: 'write',
          name: `${contract.method} ${contract.path} (${contract.usedBy[0]})`,
          contract,
          body,
        };
      }),
  );
}
