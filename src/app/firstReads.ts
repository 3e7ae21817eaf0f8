import type { ListResource, ObjectResource } from '../core/defineResource';
import * as registry from '../resources';
import { isList } from '../core/defineResource';

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
 * What the screens that are more than one list read first, for `early.ts`. Bindings are left out, as
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
