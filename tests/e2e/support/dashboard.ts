import type { Page } from '@playwright/test';

/** The response of the call `dashboard`. */
export interface Dashboard {
  readonly data: Readonly<Record<string, string>>;
}

/** Returns the main figures of the dashboard. */
export const glanceOf = (page: Page) => page.getByRole('region', { name: 'At a glance' });
