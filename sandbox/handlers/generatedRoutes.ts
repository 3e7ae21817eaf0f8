// Routes with generated rows, for resources that have no handwritten handler, such as a newly added one.

import type { Call } from '../../src/core/call';
import {
  isList,
  isObject,
  type ListResource,
  type ObjectResource,
  type Resource,
} from '../../src/core/defineResource';
import { textOf } from '../domain/values';
import {
  planRows,
  randomOf,
  rowsFor,
  sampleOfSchema,
  sampleRow,
  createdRow,
  type FilterParams,
  type Row,
} from './generatedRows';
import type { MemberContext, RequestBody, ResponseBody, Route, RouteKey } from './route';

const access = 'member';

const isSame = (a: RouteKey | undefined, b: RouteKey) => a?.method === b.method && a.path === b.path;

function objectRoute({ one, name, fields, scalar }: ObjectResource): Route {
  const run = ({ seed }: MemberContext) => {
    const row = sampleRow(randomOf(seed, name), fields);
    return { data: scalar ? row.value : row };
  };
  return { ...one, access, run };
}

function filterParamsOf({ limit: _limit, skip: _skip, ...params }: RequestBody): FilterParams {
  const texts = Object.entries(params).map(([name, value]) => [name, textOf(value)] as const);
  return Object.fromEntries(texts.filter(([, value]) => value !== ''));
}

/** Creates a list with generated rows. Rows that a member adds are kept in memory until the sandbox stops. */
function generatedList(list: ListResource) {
  const plan = planRows(list);
  const fixed = Object.entries(list.read.fixed ?? {});
  const added = new Map<number, readonly Row[]>();
  const addedBy = ({ member }: MemberContext) => added.get(member.id) ?? [];
  return {
    list,
    /** Returns how many fixed parameters of the list the request matches, or -1 if one of them differs. */
    match: (body: RequestBody) => (fixed.every(([name, value]) => body[name] === value) ? fixed.length : -1),
    respond(context: MemberContext, body: RequestBody): ResponseBody {
      const params = filterParamsOf(body);
      const rows = rowsFor(plan, context.seed, params, addedBy(context));
      const skip = Number(body.skip ?? 0);
      const page = rows.slice(skip, skip + Number(body.limit ?? rows.length));
      const summary = sampleRow(randomOf(context.seed, list.name, params), list.summary ?? []);
      return { [list.read.rows ?? 'data']: page, count: rows.length, ...summary };
    },
    add(context: MemberContext, body: RequestBody): void {
      const previous = addedBy(context);
      const row = createdRow(plan, context.seed, body, context.now(), previous.length);
      added.set(context.member.id, [row, ...previous]);
    },
  };
}

/**
 * Creates a route for each call of the resources. Handwritten routes replace the generated ones (routes.ts).
 * Updates and removals succeed but change nothing.
 */
export function generatedRoutes(resources: readonly Resource[]): Route[] {
  const lists = resources.filter(isList).map(generatedList);

  const read = ({ list }: (typeof lists)[number]): Route => ({
    ...list.read,
    access,
    run: (context, body) => {
      // Several lists may share a path. The list with the most matching fixed parameters responds.
      const candidates = lists.filter((other) => isSame(other.list.read, list.read));
      const [best] = candidates.toSorted((a, b) => b.match(body) - a.match(body));
      return best?.respond(context, body) ?? {};
    },
  });
  const write = (call: Call): Route => ({
    ...call,
    access,
    run: (context, body) => {
      for (const one of lists) if (isSame(one.list.create, call)) one.add(context, body);
      const { data = {} } = call.response.properties ?? {};
      return { message: 'Done', data: sampleOfSchema(randomOf(context.seed, call.path), data) };
    },
  });

  const writes = resources.flatMap((resource) =>
    isObject(resource) ? [] : [resource.create, resource.update, resource.remove].filter((call) => !!call),
  );
  return [...resources.filter(isObject).map(objectRoute), ...lists.map(read), ...writes.map(write)];
}
