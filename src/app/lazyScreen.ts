import { createElement, lazy, useLayoutEffect, type ComponentType } from 'react';
import { arrivedChunk, loadBegun, loadChunk } from '../core/chunk';
import { missingScreen } from './missingScreen';
import { screenAwaited, screenShown } from './awaitedScreen';
import { runningRelease, servedRelease } from './release';

/** The release for which the page has been loaded again, in session storage. */
const RELOADED = 'reloaded-for';

/**
 * Why a screen's code cannot be had. Where a release has replaced the file, the page is loaded again, once for
 * each release that ran out, and there is no answer.
 */
async function whyMissing(running: string): Promise<'unreachable' | 'missing'> {
  const served = await servedRelease(running);
  if (served === 'none') return 'unreachable';
  if (served === 'same' || sessionStorage.getItem(RELOADED) === running) return 'missing';
  sessionStorage.setItem(RELOADED, running);
  window.location.reload();
  return new Promise<never>(() => undefined);
}

interface ScreenModule<P> {
  readonly default: ComponentType<P>;
}

/**
 * After a first failure: what stands for the screen while the server cannot be reached. Where it can, the
 * failure was of a moment, or goes on to the error screen.
 */
async function recover<P extends object>(
  load: () => Promise<ScreenModule<P>>,
  error: unknown,
  alone: boolean,
): Promise<ScreenModule<P>> {
  const running = runningRelease();
  if (running === undefined) throw error;
  if ((await whyMissing(running)) === 'missing') return loadChunk(load);
  const ask = () =>
    loadChunk(load).then(
      (found) => found.default,
      () => whyMissing(running),
    );
  return { default: missingScreen(ask, alone) };
}

/**
 * A promise that answers within the call: React's `lazy` then draws the screen in the same pass. It would
 * show the fallback first otherwise, and hold the screen back for 300 ms more.
 */
const atOnce = <T>(value: T) =>
  ({ then: (take: (value: T) => void) => take(value) }) as unknown as Promise<T>;

interface LazyOptions {
  /** No layout stands around it: what stands for it fills the window. */
  readonly alone?: boolean;
}

/**
 * A screen whose code is loaded within the limit (product.md: Constants), whatever a release or the line did in
 * between.
 */
export function lazyScreen<P extends object>(
  load: () => Promise<ScreenModule<P>>,
  { alone = false }: LazyOptions = {},
): ComponentType<P> {
  let here = false;
  const arrive = (screen: ScreenModule<P>) => {
    here = true;
    return screen;
  };
  const Lazy: ComponentType<P> = lazy(() => {
    const screen = arrivedChunk(load);
    if (screen) return atOnce(arrive(screen));
    return loadBegun(load)
      .catch((error: unknown) => recover(load, error, alone))
      .then(arrive);
  });
  return function LazyScreen(props: P) {
    // Said while drawing: until the code is there, nothing of it is mounted that could say so.
    if (!here && !arrivedChunk(load)) screenAwaited(load, alone);
    // Mounted with its code alone; the first screen of a visit changes no address as it comes.
    useLayoutEffect(screenShown, []);
    return createElement(Lazy, props);
  };
}
