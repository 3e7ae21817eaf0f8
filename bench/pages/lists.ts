import type { Browser } from '@playwright/test';
import type { ListToList } from '../figures';
import type { Conditions } from '../speed/conditions';
import { ROWS } from '../speed/pages';
import { watchRequests } from '../speed/quiet';
import { median, newVisitor, slowDown } from '../speed/visits';

/**
 * Lists in the menus that need no own code and have not been requested yet. Lists with unread counts are left out: the
 * menu may have requested them (docs/decisions/018).
 */
const LISTS = ['/tranctattion', '/wallet', '/usertouser', '/marketdata'];

/** Runs in the page. Opens a list by its menu item, and counts frames until one contains its rows. */
function openList({ path, rows }: { path: string; rows: string }) {
  return new Promise<{ frames: number; ms: number }>((resolve, reject) => {
    setTimeout(() => reject(new Error(`${path} showed no rows within 20 s`)), 20_000);
    const pressed = performance.now();
    const pictures: number[] = [];
    const answered = () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.includes('/api/') && startTime >= pressed)
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
        .at(-1);
    const look = (): unknown => {
      pictures.push(performance.now());
      const end = location.pathname === path ? answered() : undefined;
      if (end === undefined || !document.querySelector(rows)) return requestAnimationFrame(look);
      const since = pictures.filter((at) => at > end);
      resolve({ frames: since.length, ms: (since.at(-1) ?? end) - end });
      return undefined;
    };
    document.querySelector<HTMLElement>(`nav a[href="${path}"]`)?.click();
    requestAnimationFrame(look);
  });
}

/** Opens lists that have not been requested yet, one after the other, in a loaded app. */
async function openLists(
  browser: Browser,
  portal: string,
  token: string,
  conditions: Conditions,
): Promise<Omit<ListToList, 'line' | 'cpu'>[]> {
  const context = await newVisitor(browser, token);
  const page = await context.newPage();
  const quiet = watchRequests(page, 500);
  await page.goto(`${portal}/activity`);
  await page.locator(ROWS).first().waitFor();
  await quiet();
  await slowDown(page, conditions);
  const lists: Omit<ListToList, 'line' | 'cpu'>[] = [];
  for (const path of LISTS) {
    const opened = await page.evaluate(openList, { path, rows: ROWS });
    lists.push({ path, ...opened });
    await quiet();
  }
  await context.close();
  return lists;
}

/** The number of rounds. Several are needed, because one frame more or less depends on when a response arrives. */
const ROUNDS = 5;

/** Goes from list to list in a loaded app. Returns medians of the frames between a response and its rows. */
export async function measureLists(
  browser: Browser,
  portal: string,
  token: string,
  conditions: Conditions,
): Promise<ListToList[]> {
  const rounds: Awaited<ReturnType<typeof openLists>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push(await openLists(browser, portal, token, conditions));
  return LISTS.map((path, index) => {
    const seen = rounds.flatMap((lists) => lists.slice(index, index + 1));
    return {
      line: conditions.name,
      cpu: conditions.cpu ?? 1,
      path,
      frames: median(seen.map(({ frames }) => frames)),
      ms: median(seen.map(({ ms }) => ms)),
    };
  });
}
