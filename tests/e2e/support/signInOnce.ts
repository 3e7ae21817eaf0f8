import { request, type FullConfig } from '@playwright/test';
import { sessionOf } from './members';
import { demo } from './test';

/** Signs the demo member in once for all workers: two sign-ins at once could read each other's codes. */
export default async function signInOnce({ projects: [project] }: FullConfig): Promise<void> {
  const baseURL = project?.use.baseURL;
  const api = await request.newContext(baseURL === undefined ? {} : { baseURL });
  process.env.E2E_TOKEN = await sessionOf(api, demo);
  await api.dispose();
}
