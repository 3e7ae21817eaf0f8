import type { Resource } from '../../src/core/defineResource';
import { accountRoutes } from './account';
import { authRoutes } from './auth';
import { exchangeRoutes } from './exchange';
import { generatedRoutes } from './generatedRoutes';
import { marketRoutes } from './market';
import { moneyRoutes } from './money';
import type { Route, RouteKey } from './route';
import { statementRoutes } from './statements';
import { supportRoutes } from './support';
import { teamRoutes } from './team';
import { tradingRoutes } from './trading';

const ownRoutes: readonly Route[] = [
  ...authRoutes,
  ...accountRoutes,
  ...exchangeRoutes,
  ...statementRoutes,
  ...moneyRoutes,
  ...tradingRoutes,
  ...teamRoutes,
  ...supportRoutes,
  ...marketRoutes,
];

const nameOf = ({ method, path }: RouteKey) => `${method} ${path}`;

/** Returns the parameters that a list handler reads, or undefined for a generated list, which reads them all. */
export const paramsReadBy = (read: RouteKey): readonly string[] | undefined =>
  ownRoutes.find((route) => nameOf(route) === nameOf(read))?.params;

/** Returns all handlers by 'METHOD path'. Resources without a handwritten handler get generated rows. */
export function routesOf(resources: readonly Resource[]): ReadonlyMap<string, Route> {
  return new Map([...generatedRoutes(resources), ...ownRoutes].map((route) => [nameOf(route), route]));
}
