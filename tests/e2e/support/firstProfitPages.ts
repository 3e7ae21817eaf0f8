import type { Page } from '@playwright/test';

interface Profit {
  readonly count: number;
  readonly totalProfit: string;
}

/** Collects the responses with the first page of each period's profit list, by `time`. */
export function firstProfitPages(page: Page): ReadonlyMap<string, Profit> {
  const found = new Map<string, Profit>();
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/user/profitCalculation')) return;
    const { skip, time } = response.request().postDataJSON() as { skip: number; time: string };
    // The body of a response that is still arriving when the test ends can't be read.
    const body =
      skip === 0 ? ((await response.json().catch(() => undefined)) as Profit | undefined) : undefined;
    if (body) found.set(time, body);
  });
  return found;
}
