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
 * What the screens that are more than one list read first. Bindings are left out, as
 * keys are kept nowhere; what mails a code is no read, and no type of these lets it in.
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

/** The first reads by path, and those of every screen: the layout itself shows who is signed in. */
export const firstReads = {
  everywhere: [dashboard] as readonly Readable[],
  byPath: { ...screens, ...Object.fromEntries(lists) } as Readonly<Record<string, readonly Readable[]>>,
};

/** What the screen at an address reads first, and what its path says. */
function readAt(pathname: string) {
  const paths = Object.keys(firstReads.byPath);
  const found = paths.map((path) => matchPath(path, pathname)).find((match) => match !== null);
  return { params: found?.params ?? {}, resources: (found && firstReads.byPath[found.pattern.path]) ?? [] };
}

/** The code that the lists of a screen have beyond that of every list. */
export const partsAt = (pathname: string) => readAt(pathname).resources.filter(isList).flatMap(partsOf);

interface Arrival {
  readonly host: string;
  readonly token: string;
  readonly pathname: string;
  readonly search: string;
}

let begunFor: string | undefined;

/**
 * Begins the first reads of a member who has just signed in, while the portal is still being drawn: as `early.ts`
 * does where a session was there when the page was opened. Once for a session, though React may draw it anew.
 */
export function beginFirstReads({ host, token, pathname, search }: Arrival): void {
  if (begunFor === token) return;
  begunFor = token;
  const { params, resources } = readAt(pathname);
  const reads = [...firstReads.everywhere, ...resources];
  // What an earlier session left is nobody's.
  window.earlyReads = beginReads(reads.map(planOf), {
    host,
    token,
    search: new URLSearchParams(search),
    params,
  });
}
