import type { APIRequestContext } from '@playwright/test';
import { codeFor } from './test';

export interface NewMember {
  readonly email: string;
  readonly password: string;
}

let joined = 0;

/** Signs up and verifies a member through the API. The sponsor is a system account, so no member's team changes. */
export async function newMember(request: APIRequestContext): Promise<NewMember> {
  const email = `member-${process.pid}-${Date.now()}-${joined++}@example.test`;
  const password = 'Fresh-1234';
  const post = async (call: string, data: object) => {
    const response = (await (await request.post(`/api/user/${call}`, { data })).json()) as {
      success: boolean;
      message: string;
    };
    if (!response.success) throw new Error(`${call}: ${response.message}`);
  };
  await post('signUp', {
    email,
    password,
    phoneNumber: '5550100999',
    name: 'Fresh Member',
    sponserId: 'WH100000',
    traderId: 'WH12H',
  });
  await post('verify', { email, otp: await codeFor(request, email) });
  return { email, password };
}

/** Signs a member in through the API. Returns the access token. */
export async function sessionOf(request: APIRequestContext, { email, password }: NewMember): Promise<string> {
  await request.post('/api/user/signIn', { data: { email, password } });
  const response = await request.post('/api/user/verifySignIn', {
    data: { email, otp: await codeFor(request, email) },
  });
  const { token, message } = (await response.json()) as { token?: string; message: string };
  if (!token) throw new Error(`${email} could not sign in: ${message}`);
  return token;
}
