import { request, type FullConfig } from '@playwright/test';
import { codeFor, demo } from './test';

/** Signs the demo member in once for all workers: two sign-ins at once could read each other's codes. */
export default async function signInOnce({ projects: [project] }: FullConfig): Promise<void> {
  const baseURL = project?.use.baseURL;
  const api = await request.newContext(baseURL === undefined ? {} : { baseURL });
  await api.post('/api/user/signIn', { data: demo });
  const otp = await codeFor(api, demo.email);
  const response = await api.post('/api/user/verifySignIn', { data: { email: demo.email, otp } });
  const { token, message } = (await response.json()) as { token?: string; message: string };
  if (!token) throw new Error(`the demo member could not sign in: ${message}`);
  process.env.E2E_TOKEN = token;
  await api.dispose();
}
