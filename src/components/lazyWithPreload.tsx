import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadChunk } from './loadChunk';

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

interface LazyProps {
  /** Rendered while the code loads. */
  readonly fallback?: ReactNode;
  /** Rendered when the code did not load; by default a message with a retry. */
  readonly failed?: (retry: () => void) => ReactNode;
}

const offerRetry = (retry: () => void) => (
  <p role="alert">
    This part of the page couldn't be loaded.{' '}
    <button type="button" onClick={retry}>
      Try again
    </button>
  </p>
);

export interface LazyComponent<P> {
  (props: P & LazyProps): ReactNode;
  /** Loads the code, once. After a failure, the next call tries again. */
  readonly preload: () => Promise<ComponentType<P>>;
  /** Returns the component if its code has loaded. */
  readonly loaded: () => ComponentType<P> | undefined;
  /** The dynamic import, from which the build learns the files. */
  readonly load: Load<P>;
}

/**
 * Returns a component whose code loads when it is first rendered, like React's `lazy`, but it can be preloaded, and a
 * failed load can be retried. It does not suspend, because React would delay its content by up to 300 ms.
 */
export function lazyWithPreload<P extends object>(load: Load<P>): LazyComponent<P> {
  let component: ComponentType<P> | undefined;
  const preload = async () => (component ??= (await loadChunk(load)).default);
  function Lazy({ fallback = null, failed = offerRetry, ...props }: P & LazyProps): ReactNode {
    const { Component, hasFailed, retry } = useLazy(lazy);
    // TypeScript does not see that the rest of P & LazyProps is P.
    if (Component) return <Component {...(props as unknown as P)} />;
    return hasFailed ? failed(retry) : fallback;
  }
  const lazy: LazyComponent<P> = Object.assign(Lazy, { preload, loaded: () => component, load });
  return lazy;
}

interface LazyState<P> {
  /** The component once its code has loaded; until then the previous one, if `lazy` has changed. */
  readonly Component?: ComponentType<P> | undefined;
  readonly hasFailed?: boolean;
}

/** Loads the code of a lazy component once it is wanted. Retries a failed load when the browser is online again. */
export function useLazy<P>(lazy: LazyComponent<P>, wanted = true): LazyState<P> & { retry: () => void } {
  const [state, setState] = useState<LazyState<P>>(() => ({ Component: lazy.loaded() }));
  const retry = useCallback(() => {
    lazy.preload().then(
      (Component) => setState((now) => (now.Component === Component ? now : { Component })),
      () => setState((now) => ({ ...now, hasFailed: true })),
    );
  }, [lazy]);
  useEffect(() => {
    if (!wanted) return;
    retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry, wanted]);
  return { ...state, retry };
}
