import { keys } from '@refinedev/core';
import { hashKey } from '@tanstack/react-query';
import { getValue } from '../core/defineResource';
import { toIdentity } from '../core/identity';
import { objectQuery } from '../data/queries';
import { createAuthProvider } from '../providers/authProvider';
import { createDataProvider } from '../providers/dataProvider';
import { createQueryClient } from '../providers/queryClient';
import * as registry from '../resources';
import type { Services } from './services';

const identityKey = keys().auth().action('identity').get();

export type MemberData = ReturnType<typeof createMemberData>;

function createMemberData({ send, session, host, notifications }: Services, token: string) {
  const queryClient = createQueryClient(notifications);
  const dataProvider = createDataProvider(send, Object.values(registry), host);
  const memberQuery = objectQuery(registry.dashboard, dataProvider);
  const memberHash = hashKey(memberQuery.queryKey);
  // The identity follows the dashboard's data: the first render has both, and no request is sent for the identity alone.
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && event.query.queryHash === memberHash)
      queryClient.setQueryData(identityKey, toIdentity(getValue(event.query.state.data, 'data')));
  });
  const authProvider = createAuthProvider(send, session, async () => {
    const { data } = await queryClient.query({ ...memberQuery, staleTime: 'static' });
    return data;
  });
  return {
    token,
    queryClient,
    authProvider,
    // Named `default`, because Refine would wrap an unnamed provider again on every render.
    dataProviders: { default: dataProvider },
  };
}

const sessions = new WeakMap<Services, MemberData>();

/** Returns the session's query client and providers (sessions share none); undefined for visitors. */
export function memberData(services: Services): MemberData | undefined {
  const { token } = services.session.state();
  if (token === null) return undefined;
  const existing = sessions.get(services);
  const data = existing?.token === token ? existing : createMemberData(services, token);
  sessions.set(services, data);
  return data;
}
