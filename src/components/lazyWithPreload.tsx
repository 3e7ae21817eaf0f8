import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadChunk } from '../lib/loadChunk';
import { RetryButton } from './RetryButton';

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

interface LazyProps {
  readonly fallback?: ReactNode;
  /** Rendered when the code could not be loaded; by default a message with a retry button. */
  readonly failed?: ReactNode;
}

/** A component whose code loads when it is first rendered or preloaded. */
export interface LazyComponent<P> {
  (props: P & LazyProps): ReactNode;
  /** Loads the code, once. After a failure, the next call tries again. */
  readonly preload: () => Promise<ComponentType<P>>;
  readonly loaded: () => ComponentType<P> | undefined;
  /** The dynamic import. src/boot/routeManifest.ts uses it to find the component's files. */
  readonly load: Load<P>;
}

/**
 * Returns a component whose code loads when it is first rendered. Unlike React's `lazy`, it can be preloaded, and a
 * failed load can be retried. The component does not suspend, because React would delay the content by up to 300 ms.
 */
export function lazyWithPreload<P extends object>(load: Load<P>): LazyComponent<P> {
  let component: ComponentType<P> | undefined;
  const preload = async () => (component ??= (await loadChunk(load)).default);
  function Lazy({ fallback = null, failed, ...props }: P & LazyProps): ReactNode {
    const { Component, hasFailed, retry } = useLazy(lazy);
    // TypeScript does not see that the rest of P & LazyProps is P.
    if (Component) return <Component {...(props as unknown as P)} />;
    if (!hasFailed) return fallback;
    if (failed !== undefined) return failed;
    return (
      <p role="alert">
        This part of the page couldn't be loaded. <RetryButton size="small" pending={false} onClick={retry} />
      </p>
    );
  }
  const lazy: LazyComponent<P> = Object.assign(Lazy, { preload, loaded: () => component, load });
  return lazy;
}

interface LazyState<P> {
  /** The component, once its code has loaded. After `lazy` changes, the previous component until then. */
  readonly Component?: ComponentType<P> | undefined;
  readonly hasFailed?: boolean;
}

/** Loads the code of a lazy component once it is enabled. Retries a failed load when the browser is online again. */
export function useLazy<P>(lazy: LazyComponent<P>, enabled = true): LazyState<P> & { retry: () => void } {
  const [state, setState] = useState<LazyState<P>>(() => ({ Component: lazy.loaded() }));
  const retry = useCallback(() => {
    lazy.preload().then(
      (Component) => setState((previous) => (previous.Component === Component ? previous : { Component })),
      () => setState((previous) => ({ ...previous, hasFailed: true })),
    );
  }, [lazy]);
  useEffect(() => {
    if (!enabled) return;
    retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry, enabled]);
  return { ...state, retry };
}
