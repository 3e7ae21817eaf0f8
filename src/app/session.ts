import { createContext, use, useSyncExternalStore } from 'react';
import type { SessionState } from '../api/session';
import type { Services } from './services';

export const ServicesContext = createContext<Services | undefined>(undefined);

/** Returns the services of this window; throws outside <App>. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs <App>');
  return services;
}

/** Returns the current session and re-renders when it changes in this or another tab. */
export function useSession(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.state, session.state);
}
