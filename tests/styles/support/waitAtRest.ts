import { expect, type Page } from '@playwright/test';

/** Runs in the page. Returns the markup after two frames, or '' during a navigation or a transition. */
async function markupAtRest(): Promise<string> {
  for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
  const inTransition = document.querySelector(
    '[class*="-appear"], [class*="-enter"], [class*="-leave"], [role=progressbar]',
  );
  const moving = document
    .getAnimations()
    .some(
      ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  return inTransition || moving ? '' : document.body.outerHTML;
}

/** Waits until animations have ended and the markup no longer changes. */
export async function atRest(page: Page): Promise<void> {
  let before = '';
  const isSame = async () => {
    const markup = await page.evaluate(markupAtRest);
    const same = markup !== '' && markup === before;
    before = markup;
    return same;
  };
  await expect.poll(isSame, { timeout: 30_000 }).toBe(true);
}
