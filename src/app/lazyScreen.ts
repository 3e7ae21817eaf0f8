import { lazy, type ComponentType } from 'react';
import { arrivedChunk, loadBegun } from '../core/chunk';

/** The release for which the page has been loaded again, in session storage. */
const RELOADED = 'reloaded-for';

const releaseOf = (page: Document): string | undefined =>
  page.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src') ?? undefined;

/** Whether the server has another release than the one that runs here; false when it cannot be asked. */
async function wasReplaced(running: string | undefined): Promise<boolean> {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    if (!answer.ok) return false;
    const served = releaseOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    return served !== undefined && served !== running;
  } catch {
    return false;
  }
}

/**
 * A screen's code that cannot be had: where a release has replaced the file, the page is loaded
 * again, once for each release that ran out; otherwise the error goes on to the error screen.
 */
async function reloadIfReplaced(error: unknown): Promise<never> {
  const running = releaseOf(document);
  if (running === undefined || sessionStorage.getItem(RELOADED) === running) throw error;
  if (!(await wasReplaced(running))) throw error;
  sessionStorage.setItem(RELOADED, running);
  window.location.reload();
  return new Promise<never>(() => undefined);
}

/**
 * A promise that answers within the call: React's `lazy` then draws the screen in the same pass. It would
 * show the fallback first otherwise, and hold the screen back for 300 ms more.
 */
const atOnce = <T>(value: T) =>
  ({ then: (take: (value: T) => void) => take(value) }) as unknown as Promise<T>;

/** A screen whose code is loaded within the limit (product.md: Constants), whatever a release did in between. */
export const lazyScreen = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() => {
    const screen = arrivedChunk(load);
    return screen ? atOnce(screen) : loadBegun(load).catch(reloadIfReplaced);
  });
