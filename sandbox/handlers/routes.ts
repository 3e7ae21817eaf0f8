import type { Resource } from '../../src/core/defineResource';
import { accountRoutes } from './account';
import { exchangeRoutes } from './exchange';
import { generatedRoutes } from './generated';
import { marketRoutes } from './market';
import { moneyRoutes } from './money';
import type { Route } from './route';
import { signInRoutes } from './signIn';
import { signUpRoutes } from './signUp';
import { statementRoutes } from './statements';
import { supportRoutes } from './support';
import { teamRoutes } from './team';
import { tradingRoutes } from './trading';
import { withdrawalRoutes } from './withdrawals';

const written: readonly Route[] = [
  ...signUpRoutes,
  ...signInRoutes,
  ...accountRoutes,
  ...exchangeRoutes,
  ...statementRoutes,
  ...moneyRoutes,
  ...withdrawalRoutes,
  ...tradingRoutes,
  ...teamRoutes,
  ...supportRoutes,
  ...marketRoutes,
];

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** Every handler by 'METHOD path'; resources without one of their own get generated rows. */
export function routesOf(resources: readonly Resource[]): ReadonlyMap<string, Route> {
  const generated = resources.flatMap(generatedRoutes);
  return new Map([...generated, ...written].map((route) => [nameOf(route), route]));
}
