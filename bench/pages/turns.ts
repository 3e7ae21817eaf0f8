import type { Browser, Page } from '@playwright/test';
import type { TurnFigures } from '../figures';
import { watchRequests } from '../speed/quiet';
import { forget, sinceThen, untilUsable, watching } from '../speed/vitals';
import { median, newVisitor, slowDown } from '../speed/visits';

export interface Turned {
  readonly browser: Browser;
  readonly side: TurnFigures['side'];
  /** The first page of a list, and a session for it. */
  readonly url: string;
  readonly token: string;
  readonly there: string;
  /** What is pressed to turn the page. */
  readonly next: string;
  readonly cpu: number;
  readonly turns: number;
}

/** From the pointer's arrival to the press, in ms: as quick as anybody is. */
const HESITATION = 200;
/** The browser tells of an interaction once its picture stands, and of a task once it is over. */
const AFTERWARDS = 300;

/**
 * Presses what turns the page, and waits for rows that begin with others. Gives milliseconds from the press to
 * the picture with them, by the page's own clock.
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
  // Both at once: one that fails must not leave the other without anybody who waits for it.
  const [ms] = await Promise.all([pressed, page.locator(next).click()]);
  return ms;
}

/** Turns the first pages of a list one after the other, as somebody with a pointer would. */
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
