import { createElement, lazy, useLayoutEffect, type ComponentType } from 'react';
import { arrivedChunk, loadBegun, loadChunk } from '../core/chunk';
import { missingScreen } from './missingScreen';
import { screenAwaited, screenShown } from './awaitedScreen';
import { runningRelease, servedRelease } from './release';

/** The sessionStorage key of the release for which the page has been reloaded. */
const RELOADED = 'reloaded-for';

/**
 * Returns why the code of a screen failed to load. If a new release has replaced the file, reloads the page once per
 * old release and never resolves.
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
 * Returns a replacement for a screen that failed to load: one that retries while the server is unreachable. If the
 * server responds, tries again once; a second failure reaches the error boundary.
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
 * Returns a thenable that resolves synchronously, so that React's `lazy` renders the screen in the same pass. A real
 * promise would show the fallback first and delay the screen by 300 ms.
 */
const atOnce = <T>(value: T) =>
  ({ then: (take: (value: T) => void) => take(value) }) as unknown as Promise<T>;

interface LazyOptions {
  /** Whether the screen's replacements fill the window because no layout surrounds it. */
  readonly alone?: boolean;
}

/**
 * Returns a component that loads the code of a screen within the timeout (product.md: Constants) and handles new
 * releases and lost connections.
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
    // Reported during render: no effect runs until the code has arrived.
    if (!here && !arrivedChunk(load)) screenAwaited(load, alone);
    // Mounts only with the code. ProgressLine does not cover the first screen of a visit, because its location does
    // not change.
    useLayoutEffect(screenShown, []);
    return createElement(Lazy, props);
  };
}
