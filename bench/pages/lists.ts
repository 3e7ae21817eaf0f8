import type { Browser } from '@playwright/test';
import type { ListToList } from '../figures';
import type { Conditions } from '../speed/conditions';
import { ROWS } from '../speed/pages';
import { watchRequests } from '../speed/quiet';
import { median, newVisitor, slowDown } from '../speed/visits';

/**
 * Lists of the menus that need no code of their own, none of which has been read yet: those that bring news may have
 * been, for the menu (docs/decisions/018).
 */
const LISTS = ['/tranctattion', '/wallet', '/usertouser', '/marketdata'];

/** Runs in the page: opens a list by its entry and notes each picture, until its rows have been in one. */
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

/** One round through lists that were not read yet, in an app that is warm. */
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

/** So often are the lists gone through: one picture more or less is a matter of when an answer comes. */
const ROUNDS = 5;

/** Goes from list to list in an app that is warm; medians of the pictures between an answer and its rows. */
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
