/** Checks the definitions of resources for mistakes, such as a repeated name or a link to a missing screen. */

import { matchPath } from 'react-router-dom';
import type { Call } from '../../src/core/call';
import { isList, isObject } from '../../src/core/defineResource';
import type { Field, ListResource, Resource } from '../../src/core/defineResource';
import { routePath } from '../../src/core/paths';
import { paramNames } from '../../src/core/resourceRequest';
import { fieldProblems, keyProblems, orderProblems, repeated, toneProblems, when } from './fieldProblems';

interface Options {
  /**
   * The screens that exist besides those in the lists' `screens`. `resource` is the name of the resource that
   * the screen shows.
   */
  readonly routes: readonly { readonly path: string; readonly resource?: string | undefined }[];
  /** The names of lists for which product.md fixes another order of columns. */
  readonly otherOrder?: readonly string[];
  /** Returns the parameters that the sandbox accepts for a call that reads a list; undefined if it accepts any. */
  readonly paramsReadBy: (read: Pick<Call, 'method' | 'path'>) => readonly string[] | undefined;
}

interface ScreenEntry {
  readonly path: string;
  readonly list?: ListResource;
}

/** Reserved names in the request and in the response of a list. */
const PAGING = ['limit', 'skip'];
const ENVELOPE = ['success', 'message', 'count'];

/** Returns the parameters of a route such as '/level/:level'. */
const paramsIn = (path: string) => Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name);

/** Returns whether a link such as '/level/{_id}' matches a route. */
const leadsTo = (url: string, route: string) => matchPath(route, url) !== null;

const PATH = /^[^/?#\s]+(\/[^/?#\s]+)*$/;
const callProblems = (calls: Readonly<Record<string, { readonly path: string } | undefined>>) =>
  Object.entries(calls).flatMap(([use, call]) =>
    when(
      call !== undefined && !PATH.test(call.path),
      `the path of ${use}, '${call?.path}', is not like api/user/name, without a slash before it`,
    ),
  );

const summaryProblems = ({ read, summary = [] }: ListResource): string[] =>
  summary
    .filter(({ key }) => [...ENVELOPE, read.rows ?? 'data'].includes(key))
    .map(({ key }) => `summary '${key}' has the name of another part of the response`);

/** Finds choices that aren't shown, have no options, or two options of the same value. No value counts as ''. */
function choiceProblems({ read: { choices = [] }, emptyLink }: ListResource): string[] {
  const tabs = choices.filter(({ control }) => control === 'tabs');
  return [
    ...tabs.slice(1).map(({ name }) => `choice '${name}' is never shown, because another choice has tabs`),
    ...when(tabs.length > 0 && emptyLink !== undefined, 'emptyLink ignores that another tab may have rows'),
    ...choices.flatMap(({ name, options }) => [
      ...when(options.length === 0, `choice '${name}' has no options`),
      ...repeated(options.map(({ value = '' }) => value)).map(
        (value) => `choice '${name}' has two options that send ${value || 'nothing'}`,
      ),
    ]),
  ];
}

function paramProblems(list: ListResource, accepted: readonly string[] | undefined): string[] {
  const { dateFilter, booleanFilter, read } = list;
  const params = paramNames(list);
  const sent = [...Object.keys(read.fixed ?? {}), ...params];
  const url = [
    'page',
    'q',
    'record',
    'sort',
    'tab',
    'totals',
    ...(dateFilter ? ['from', 'to'] : []),
    ...(booleanFilter ? [booleanFilter] : []),
  ];
  return [
    ...repeated(sent).map((name) => `parameter '${name}' is given twice`),
    ...sent
      .filter((name) => PAGING.includes(name))
      .map((name) => `parameter '${name}' belongs to the paging`),
    ...params
      .filter((name) => url.includes(name) || name.startsWith('where.'))
      .map((name) => `parameter '${name}' has another meaning in the URL`),
    ...sent
      .filter((name) => accepted && !accepted.includes(name))
      .map(
        (name) =>
          `parameter '${name}' isn't one of those that the sandbox's handler of ${read.path} reads: ${accepted?.join() || 'none'}`,
      ),
  ];
}

const screenProblems = ({ screens = [], read }: ListResource, places: readonly ScreenEntry[]): string[] =>
  screens.flatMap(({ path, parent, menu, tab }) => [
    ...when(
      (menu ?? tab) !== undefined && paramsIn(path).length > 0,
      `screen '${path}' has a menu item, which can't know its parameters`,
    ),
    ...when(!path.startsWith('/'), `screen '${path}' does not begin with a slash`),
    ...when(
      parent !== undefined && !places.some((place) => place.path === parent),
      `screen '${path}' has the parent '${parent}', which isn't a screen`,
    ),
    ...paramsIn(path)
      .filter((name) => !read.params?.includes(name))
      .map((name) => `screen '${path}' has :${name}, which read.params does not name`),
  ]);

/** Finds links to no screen or without the parameters that its list needs, and `openOnly` without a `closedFlag`. */
const actionProblems = ({ actions = [], closedFlag }: ListResource, places: readonly ScreenEntry[]) =>
  actions.flatMap((action) => {
    if ('explain' in action)
      return when(
        action.openOnly === true && closedFlag === undefined,
        `action '${action.title}' has openOnly, but the list has no closedFlag`,
      );
    const [url = '', query] = action.to.split('?');
    const place = places.find(({ path }) => leadsTo(url, path));
    if (!place) return [`action '${action.title}' leads to '${url}', which isn't a screen`];
    const given = [...paramsIn(place.path), ...new URLSearchParams(query).keys()];
    return (place.list?.read.params ?? [])
      .filter((name) => !given.includes(name))
      .map((name) => `action '${action.title}' leads to '${url}' without the '${name}' that it requires`);
  });

/** Finds links and figures that lead to no screen. `fields` are the figures. */
const linkProblems = (
  { emptyLink = [], link, record }: Pick<ListResource, 'emptyLink' | 'link' | 'record'>,
  fields: readonly Field[],
  places: readonly ScreenEntry[],
): string[] =>
  [
    ...[emptyLink].flat().map(({ to }) => ['emptyLink', to] as const),
    ...(link ? [['link', link.to] as const] : []),
    ...(record?.links ?? []).map(({ to }) => ['a link of record', to] as const),
    ...fields.flatMap(({ key, to }) => (to === undefined ? [] : [[`'${key}'`, to] as const])),
  ]
    .filter(([, to]) => !places.some(({ path }) => leadsTo(to.split('?')[0] ?? '', path)))
    .map(([part, to]) => `${part} leads to '${to}', which isn't a screen`);

function problemsOf(
  resource: Resource,
  resources: readonly Resource[],
  places: readonly ScreenEntry[],
  { paramsReadBy, otherOrder = [] }: Options,
): string[] {
  if (isObject(resource)) {
    const { one, fields, idKey } = resource;
    const lacksIdKey = idKey !== undefined && !(idKey in one.body);
    return [
      ...callProblems({ one }),
      ...fieldProblems(fields),
      ...linkProblems({}, fields, places),
      ...when(lacksIdKey, `idKey '${idKey}' is not in the body of one`),
    ];
  }
  const { create, update, remove, invalidates = [] } = resource;
  const writes = [
    ...callProblems({ create, update, remove }),
    ...invalidates
      .filter((name) => !resources.some((candidate) => candidate.name === name))
      .map((name) => `invalidates '${name}', which isn't a resource`),
  ];
  if (!isList(resource)) return writes;
  const { read, fields, record } = resource;
  return [
    ...callProblems({ read }),
    ...fieldProblems(fields),
    ...(otherOrder.includes(resource.name) ? [] : orderProblems(resource)),
    ...toneProblems(fields),
    ...keyProblems(resource),
    ...when(
      record?.related !== undefined && !resources.some(({ name }) => name === record.related?.list),
      `record.related names '${record?.related?.list}', which isn't a resource`,
    ),
    ...summaryProblems(resource),
    ...choiceProblems(resource),
    ...paramProblems(resource, paramsReadBy(read)),
    ...screenProblems(resource, places),
    ...actionProblems(resource, places),
    ...linkProblems(resource, resource.summary ?? [], places),
    ...writes,
  ];
}

/** Returns one sentence for each problem of a resource registry, such as an action that links to no screen. */
export function registryProblems(resources: readonly Resource[], options: Options): string[] {
  const { routes } = options;
  const names = resources.map(({ name }) => name);
  const places: ScreenEntry[] = [
    ...routes,
    ...resources.filter(isList).flatMap((list) => (list.screens ?? []).map(({ path }) => ({ path, list }))),
  ];
  return [
    ...repeated(names).map((name) => `${name}: the name is used twice`),
    // The router ignores letter case and the names of parameters.
    ...repeated(places.map(({ path }) => routePath(path).replace(/:\w+/g, ':'))).map(
      (path) => `the screen '${path}' is taken twice`,
    ),
    ...routes
      .filter(({ resource }) => resource !== undefined && !names.includes(resource))
      .map(({ path, resource }) => `${resource}: no such resource for the screen '${path}'`),
    ...resources.flatMap((resource) =>
      problemsOf(resource, resources, places, options).map((problem) => `${resource.name}: ${problem}`),
    ),
  ];
}
