import { matchPath } from 'react-router-dom';
import { isList, type ListResource, type ObjectResource } from '../core/defineResource';
import { partsOf } from '../list/listParts';
import * as registry from '../resources';
import { beginReads, planOf } from './readPlans';

type Readable = ListResource | ObjectResource;

const {
  activations,
  banners,
  dashboard,
  depositAddress,
  deposits,
  directTeam,
  futuresTrades,
  levelIncome,
  news,
  packages,
  profit,
  rewards,
  royalty,
  serverIp,
  spotOrders,
  spotTrades,
  teamLevels,
  tickets,
  winners,
} = registry;

/**
 * The prefetched resources of screens that are more than one list. Bindings are excluded because keys are not cached.
 * Calls that send a code are excluded by type.
 */
const screens: Readonly<Record<string, readonly Readable[]>> = {
  '/dashboard': [news, banners, winners],
  '/open_position': [futuresTrades],
  '/close_position': [futuresTrades],
  '/openspotposition': [spotTrades],
  '/closespotposition': [spotOrders],
  '/bonus': [levelIncome],
  '/dashBonus': [levelIncome],
  '/club': [rewards],
  '/layalty': [royalty],
  '/team': [teamLevels],
  '/direct': [directTeam],
  '/bindapi': [serverIp],
  '/deposit': [depositAddress, deposits],
  '/depositpage': [packages, activations],
  '/ticket': [tickets],
  '/profit': [profit],
};

const lists = Object.values(registry as Readonly<Record<string, object>>)
  .filter((resource): resource is ListResource => isList(resource as ListResource))
  .flatMap((list) => (list.screens ?? []).map(({ path }) => [path, [list]] as const));

/** The prefetched resources by path, and those of every screen: the layout shows the member's name. */
export const firstReads = {
  everywhere: [dashboard] as readonly Readable[],
  byPath: { ...screens, ...Object.fromEntries(lists) } as Readonly<Record<string, readonly Readable[]>>,
};

/** Returns the prefetched resources and the route parameters for a path. */
function readAt(pathname: string) {
  const paths = Object.keys(firstReads.byPath);
  const found = paths.map((path) => matchPath(path, pathname)).find((match) => match !== null);
  return { params: found?.params ?? {}, resources: (found && firstReads.byPath[found.pattern.path]) ?? [] };
}

/** Returns the optional chunks of the lists on a screen. */
export const partsAt = (pathname: string) => readAt(pathname).resources.filter(isList).flatMap(partsOf);

interface Arrival {
  readonly host: string;
  readonly token: string;
  readonly pathname: string;
  readonly search: string;
}

let begunFor: string | undefined;

/**
 * Prefetches data for a member who has just signed in, while the portal still renders; `early.ts` does so if the
 * session already existed. Runs once per session, even if React renders again.
 */
export function beginFirstReads({ host, token, pathname, search }: Arrival): void {
  if (begunFor === token) return;
  begunFor = token;
  const { params, resources } = readAt(pathname);
  const reads = [...firstReads.everywhere, ...resources];
  // Replaces prefetched data of an earlier session.
  window.earlyReads = beginReads(reads.map(planOf), {
    host,
    token,
    search: new URLSearchParams(search),
    params,
  });
}
