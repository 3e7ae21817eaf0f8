import { createContext, use, useSyncExternalStore } from 'react';
import type { SessionState } from '../api/session';
import type { Services } from './services';

export const ServicesContext = createContext<Services | undefined>(undefined);

/** The services of this window. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs <App>');
  return services;
}

/** The session as it stands now; draws again when it changes in this tab or another. */
export function useSession(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.state, session.state);
}
