import { createDataProvider } from '../providers/dataProvider';
import { createQueryClient } from '../providers/queryClient';
import * as registry from '../resources';
import type { Services } from './services';

export type MemberData = ReturnType<typeof createMemberData>;

const createMemberData = ({ send, host, notifications }: Services, token: string) => ({
  token,
  queryClient: createQueryClient(notifications),
  // Named `default`, because Refine would wrap an unnamed provider again on every render.
  dataProviders: { default: createDataProvider(send, Object.values(registry), host) },
});

const sessions = new WeakMap<Services, MemberData>();

/** Returns the session's query client and data provider (sessions share neither); undefined for visitors. */
export function memberData(services: Services): MemberData | undefined {
  const { token } = services.session.state();
  if (token === null) return undefined;
  const existing = sessions.get(services);
  const data = existing?.token === token ? existing : createMemberData(services, token);
  sessions.set(services, data);
  return data;
}
