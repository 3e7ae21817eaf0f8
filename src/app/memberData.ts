import type { DataProvider } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import { createDataProvider } from '../providers/dataProvider';
import { createQueryClient } from '../providers/queryClient';
import * as registry from '../resources';
import type { Services } from './services';

export interface MemberData {
  readonly token: string;
  readonly queryClient: QueryClient;
  readonly dataProvider: DataProvider;
}

const sessions = new WeakMap<Services, MemberData>();

/** Returns the session's data; undefined for visitors. Each session has its own, so no member sees another's. */
export function memberData(services: Services): MemberData | undefined {
  const { token } = services.session.state();
  if (token === null) return undefined;
  const existing = sessions.get(services);
  if (existing?.token === token) return existing;
  const { send, host, notifications } = services;
  const data = {
    token,
    queryClient: createQueryClient(notifications),
    dataProvider: createDataProvider(send, Object.values(registry), host),
  };
  sessions.set(services, data);
  return data;
}
