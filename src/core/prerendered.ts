import { routePath } from './paths';
import { TOKEN_KEY } from './tokenKey';

/** Returns whether an earlier screen passed on navigation state, which React Router keeps under `usr`. */
const passedOn = (state: unknown): boolean => (state as { usr?: unknown } | null | undefined)?.usr != null;

const isSignedIn = (window: Window): boolean => {
  try {
    return window.localStorage.getItem(TOKEN_KEY) !== null;
  } catch {
    return false;
  }
};

/**
 * Returns whether the prerendered markup is right for this visit. It is not if the file was served for another URL, a
 * signed-in member is redirected from the page, or an earlier screen passed on state.
 */
function fits(window: Window): boolean {
  const { page, visitorsOnly } = window.document.documentElement.dataset;
  return (
    page !== undefined &&
    routePath(page) === routePath(window.location.pathname) &&
    !passedOn(window.history.state) &&
    !(visitorsOnly !== undefined && isSignedIn(window))
  );
}

/**
 * Hides prerendered markup that is wrong for this visit before the first paint, and loads the early script
 * (src/early.ts), which requests the right files.
 */
export function markUnfit(window: Window) {
  if (fits(window)) return;
  const { document } = window;
  document.documentElement.dataset.unfit = '';
  const script = document.createElement('script');
  script.src = document.documentElement.dataset.early ?? '';
  document.head.append(script);
}

/** Returns whether the markup in `root` can be hydrated; otherwise removes it. */
export function hasFittingMarkup(root: HTMLElement, window: Window): boolean {
  if (!root.hasChildNodes()) return false;
  const { dataset } = window.document.documentElement;
  if (dataset.unfit === undefined && fits(window)) return true;
  root.replaceChildren();
  delete dataset.unfit;
  return false;
}
