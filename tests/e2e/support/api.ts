import type { APIRequestContext, Page } from '@playwright/test';

export interface Balances {
  readonly data: Readonly<Record<'mainBalance' | 'incomeBalance' | 'depositBalance', string>>;
}

export interface Rows {
  readonly data: readonly Record<string, string>[];
  readonly count: number;
}

/** Returns the demo member's access token, which `signInOnce` has stored in E2E_TOKEN. */
export const demoToken = () => process.env.E2E_TOKEN ?? '';

/** Calls the API directly, with the access token of a member. Returns the response body. */
export async function callApi<T>(
  request: APIRequestContext,
  token: string,
  call: string,
  data?: object,
): Promise<T> {
  const options = { headers: { Authorization: token } };
  const response = data
    ? await request.post(`/api/user/${call}`, { ...options, data })
    : await request.get(`/api/user/${call}`, options);
  return (await response.json()) as T;
}

/** Returns an array that collects the bodies of all later POST requests of an API call. */
export function bodiesOf(page: Page, call: string): object[] {
  const bodies: object[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/user/${call}`)) bodies.push(request.postDataJSON() as object);
  });
  return bodies;
}

/** Formats an amount as the portal does: $ and two decimals (product.md: Constants). */
export const dollars = (amount: number | string | undefined): string =>
  `$${Number(amount).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
