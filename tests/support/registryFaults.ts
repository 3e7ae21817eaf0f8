import type { Call } from '../../src/core/call';
import { isList, isObject, type ListResource, type Resource } from '../../src/core/defineResource';
import {
  choiceFaults,
  fieldFaults,
  isBlank,
  keyFaults,
  optionFaults,
  originFaults,
  paramFaults,
  repeated,
  summaryFaults,
} from './listFaults';

/** What stands around a registry. */
export interface Surroundings {
  /** The portal's screens beside the lists' own; `resource` names what such a screen shows. */
  readonly routes: readonly { readonly path: string; readonly resource?: string }[];
  /** The parameters that the sandbox's handler of a list takes; undefined where any name will do. */
  readonly takenBy: (read: Pick<Call, 'method' | 'path'>) => readonly string[] | undefined;
}

interface Place {
  readonly path: string;
  readonly list?: ListResource;
}

const isParam = (part: string) => part.startsWith(':');
const paramsIn = (path: string) =>
  path
    .split('/')
    .filter(isParam)
    .map((part) => part.slice(1));

/** Whether an address like /level/{_id} leads to a route like /level/:level. */
const leadsTo = (address: string, route: string) => {
  const parts = address.split('/');
  const wanted = route.split('/');
  return parts.length === wanted.length && wanted.every((part, at) => isParam(part) || part === parts[at]);
};

const PATH = /^[^/?#\s]+(\/[^/?#\s]+)*$/;
const callFaults = (calls: Readonly<Record<string, { readonly path: string } | undefined>>) =>
  Object.entries(calls).flatMap(([use, call]) =>
    call && !PATH.test(call.path)
      ? [`the path of ${use}, '${call.path}', is not like api/user/name, without a slash before it`]
      : [],
  );

function screenFaults({ screens = [], read }: ListResource, places: readonly Place[]): string[] {
  return screens.flatMap(({ path, menu, parent }) => {
    const unread = paramsIn(path).filter((name) => !read.params?.includes(name));
    const faults = [
      ...(path.startsWith('/') ? [] : ['does not begin with a slash']),
      ...(menu !== undefined && isBlank(menu) ? ['has no words in the menu'] : []),
      ...(parent === undefined || places.some((place) => place.path === parent)
        ? []
        : [`has the parent '${parent}', which is no screen`]),
      ...unread.map((name) => `has :${name}, which read.params does not name`),
    ];
    return faults.map((fault) => `screen '${path}' ${fault}`);
  });
}

/** An action must lead to a screen, and give that screen's list what it reads by. */
function actionFaults({ actions = [] }: ListResource, places: readonly Place[]): string[] {
  return actions.flatMap((action) => {
    const say = (fault: string) => [`action '${action.title}' ${fault}`];
    if (isBlank(action.title)) return say('has no title');
    if (!('to' in action)) return isBlank(action.explain) ? say('explains nothing') : [];
    const [address = '', query] = action.to.split('?');
    const place = places.find(({ path }) => leadsTo(address, path));
    if (!place) return say(`leads to '${address}', which is no screen`);
    const given = [...paramsIn(place.path), ...new URLSearchParams(query).keys()];
    const lacking = (place.list?.read.params ?? []).filter((name) => !given.includes(name));
    return lacking.flatMap((name) => say(`leads to '${address}' without the '${name}' that it reads by`));
  });
}

/** Whether a row of a list leads to one of these screens. */
const leadsToOneOf = ({ actions = [] }: ListResource, screens: readonly Pick<Place, 'path'>[]) =>
  actions.some(
    (action) => 'to' in action && screens.some(({ path }) => leadsTo(action.to.split('?')[0] ?? '', path)),
  );

function faultsOf(
  resource: Resource,
  resources: readonly Resource[],
  places: readonly Place[],
  world: Surroundings,
) {
  const names = resources.map(({ name }) => name);
  if (isObject(resource)) {
    const { one, fields, idKey } = resource;
    const lost =
      idKey === undefined || idKey in one.body ? [] : [`idKey '${idKey}' is not in the body of one`];
    return [...callFaults({ one }), ...fieldFaults(fields), ...lost];
  }
  const { create, update, remove, invalidates = [] } = resource;
  const writes = [
    ...callFaults({ create, update, remove }),
    ...invalidates
      .filter((name) => !names.includes(name))
      .map((name) => `invalidates '${name}', which is no resource`),
  ];
  if (!isList(resource)) return writes;
  const { title, numbered, read, fields, origin, screens = [] } = resource;
  const from = resources.filter(isList).filter((list) => leadsToOneOf(list, screens));
  return [
    ...(isBlank(title) ? ['has no title'] : []),
    ...(numbered !== undefined && isBlank(numbered) ? ['numbered has no heading'] : []),
    ...callFaults({ read }),
    ...fieldFaults(fields),
    ...keyFaults(resource),
    ...optionFaults(resource),
    ...(origin ? originFaults(origin, from) : []),
    ...summaryFaults(resource),
    ...choiceFaults(resource),
    ...paramFaults(resource, world.takenBy(read)),
    ...screenFaults(resource, places),
    ...actionFaults(resource, places),
    ...writes,
  ];
}

/** Everything that is wrong with a registry: a sentence each, which names the resource and the field. */
export function registryFaults(resources: readonly Resource[], world: Surroundings): string[] {
  const names = resources.map(({ name }) => name);
  const places: Place[] = [
    ...world.routes,
    ...resources.filter(isList).flatMap((list) => (list.screens ?? []).map(({ path }) => ({ path, list }))),
  ];
  const unknown = world.routes.filter(({ resource }) => resource !== undefined && !names.includes(resource));
  return [
    ...names.filter(isBlank).map(() => 'a resource has no name'),
    ...repeated(names).map((name) => `${name}: the name is taken twice`),
    ...repeated(places.map(({ path }) => path)).map((path) => {
      const owners = places
        .filter((place) => place.path === path)
        .map(({ list }) => list?.name ?? 'the portal');
      return `${owners.join(' and ')}: the screen '${path}' is taken twice`;
    }),
    ...unknown.map(({ path, resource }) => `${resource ?? ''}: no such resource for the screen '${path}'`),
    ...resources.flatMap((resource) =>
      faultsOf(resource, resources, places, world).map((fault) => `${resource.name}: ${fault}`),
    ),
  ];
}
