import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { LoadError } from '../lib/loadChunk';
import { RetryButton } from '../components/RetryButton';
import { useOnline } from '../lib/useOnline';
import { usePending } from '../lib/usePending';
import { attempt } from '../core/attempt';
import styles from './errorPages.module.css';
import { runningRelease, servedRelease } from './release';

const reloadButton = (
  <Button type="primary" onClick={() => window.location.reload()}>
    Reload page
  </Button>
);

export function CrashScreen() {
  return (
    <main className={styles.page}>
      <title>Unexpected Application Error! · Member portal</title>
      <h1>Unexpected Application Error!</h1>
      <p>Your data is safe. Reload the page or go to the home page.</p>
      <div className={styles.actions}>
        {reloadButton}
        <Button href="/">Go to the home page</Button>
      </div>
    </main>
  );
}

const CHECK_MS = 10_000;

/** The sessionStorage key of the release that was running when this page last reloaded itself. */
const RELOADED_FOR_KEY = 'reloaded-for';

/** missing: the server responds, so the code file that failed to load no longer exists there. */
type State = 'checking' | 'unreachable' | 'missing';

/** Records a reload. Returns whether it is the first of this release; undefined if the browser blocks storage. */
const isFirstReload = (release: string) =>
  attempt(() => {
    const isFirst = sessionStorage.getItem(RELOADED_FOR_KEY) !== release;
    sessionStorage.setItem(RELOADED_FOR_KEY, release);
    return isFirst;
  });

/**
 * Reloads the page when the server responds again after a code file failed to load. If the server responds to the first
 * check, the file is missing, for example after a release. The page then reloads at most once per release, to avoid a
 * loop. Returns the state and a function that checks now.
 */
function useReload(): readonly [State, () => Promise<void>] {
  const [state, setState] = useState<State>('checking');
  const [check] = useState(() => {
    let wasUnreachable = false;
    return async () => {
      const running = runningRelease() ?? '';
      if ((await servedRelease(running)) === 'none') {
        wasUnreachable = true;
        setState('unreachable');
      } else if (wasUnreachable || isFirstReload(running)) window.location.reload();
      else setState('missing');
    };
  });
  useEffect(() => {
    if (state === 'missing') return;
    if (state === 'checking') void check();
    const checkAgain = () => void check();
    const timer = setInterval(checkAgain, CHECK_MS);
    window.addEventListener('online', checkAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', checkAgain);
    };
  }, [state, check]);
  return [state, check];
}

function ChunkErrorPage({ fullPage }: { readonly fullPage: boolean }) {
  const online = useOnline();
  const [state, check] = useReload();
  const [pending, run] = usePending<'retry'>();
  if (state === 'checking') return null;
  const Container = fullPage ? 'main' : 'div';
  const title = online ? "This page couldn't be loaded" : "You're offline";
  const hint = online
    ? "We can't reach the server. This page will load when it responds."
    : "This page will load when you're back online.";
  const retryButton = (
    <RetryButton type="primary" pending={pending !== undefined} onClick={() => void run('retry', check)} />
  );
  return (
    <Container role={fullPage ? undefined : 'alert'} className={styles.page}>
      {fullPage && <title>{`${title} · Member portal`}</title>}
      <h1>{title}</h1>
      <p>{state === 'missing' ? 'Reload the page to try again.' : hint}</p>
      <div className={styles.actions}>{state === 'missing' ? reloadButton : retryButton}</div>
    </Container>
  );
}

/** Renders the error page of a route. `fullPage` means that no layout surrounds the route. */
export function RouteError({ fullPage = false }: { readonly fullPage?: boolean }) {
  const error = useRouteError();
  if (error instanceof LoadError) return <ChunkErrorPage fullPage={fullPage} />;
  // The error page of the whole portal replaces the layout, so the route above the layout must render it.
  if (!fullPage) throw error;
  return <CrashScreen />;
}
