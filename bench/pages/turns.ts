import type { Browser, Page } from '@playwright/test';
import type { TurnFigures } from '../figures';
import { watchRequests } from '../speed/quiet';
import { forget, sinceThen, untilUsable, watching } from '../speed/vitals';
import { median, newVisitor, slowDown } from '../speed/visits';

export interface Turned {
  readonly browser: Browser;
  readonly side: TurnFigures['side'];
  /** The address of the first page of a list; `token` is a session for it. */
  readonly url: string;
  readonly token: string;
  readonly there: string;
  /** Selector of the control that turns the page. */
  readonly next: string;
  readonly cpu: number;
  readonly turns: number;
}

/** The time from the arrival of the pointer to the press, in ms: as short as for a quick user. */
const HESITATION = 200;
/** The wait after a turn, in ms: the browser reports interactions after their frame, and tasks after their end. */
const AFTERWARDS = 300;

/**
 * Turns the page, and waits until the first row has changed. Returns the milliseconds from the press to
 * the frame with the new rows, by the page's own clock.
 */
export async function turnOnce(page: Page, there: string, next: string): Promise<number> {
  const pressed = page.evaluate(
    ([rows, link]) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error('no other rows came within 20 s')), 20_000);
        const first = () => document.querySelector(rows)?.textContent;
        const before = first();
        let at = 0;
        document.querySelector(link)?.addEventListener('click', () => (at = performance.now()), {
          once: true,
          capture: true,
        });
        const look = () => {
          const now = first();
          if (at > 0 && now !== undefined && now !== before)
            requestAnimationFrame(() => resolve(performance.now() - at));
          else requestAnimationFrame(look);
        };
        look();
      }),
    [there, next] as const,
  );
  // Waits for both together: if one fails, the other must not reject unhandled.
  const [ms] = await Promise.all([pressed, page.locator(next).click()]);
  return ms;
}

/** Turns the first pages of a list one after the other, as a user with a pointer would. */
export async function measureTurns({ browser, side, cpu, turns, ...on }: Turned): Promise<TurnFigures> {
  const { url, token, there, next } = on;
  const context = await newVisitor(browser, token);
  const page = await context.newPage();
  await page.addInitScript({ content: watching({ there, control: next }) });
  const quiet = watchRequests(page, 500);
  await page.goto(url);
  await untilUsable(page);
  await quiet();
  await slowDown(page, { name: '', cpu });
  const [inps, tasks, times]: [number[], number[], number[]] = [[], [], []];
  for (let turn = 0; turn < turns; turn++) {
    await page.locator(next).hover();
    await page.waitForTimeout(HESITATION);
    await forget(page);
    times.push(await turnOnce(page, there, next));
    await page.waitForTimeout(AFTERWARDS);
    const { inp, task } = await sinceThen(page);
    inps.push(inp);
    tasks.push(task);
  }
  await context.close();
  return {
    side,
    cpu,
    turns,
    inp: median(inps),
    worstInp: Math.max(...inps),
    rows: median(times),
    longestTask: Math.max(...tasks),
  };
}
