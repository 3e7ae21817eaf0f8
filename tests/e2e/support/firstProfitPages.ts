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
    if (skip === 0) found.set(time, (await response.json()) as Profit);
  });
  return found;
}
