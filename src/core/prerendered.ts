import { routePath } from './paths';
import { TOKEN_KEY } from './tokenKey';

/** The router's entry of history state: what an earlier screen passed on. */
const passedOn = (state: unknown): boolean => (state as { usr?: unknown } | null | undefined)?.usr != null;

const isSignedIn = (window: Window): boolean => {
  try {
    return window.localStorage.getItem(TOKEN_KEY) !== null;
  } catch {
    return false;
  }
};

/**
 * Whether what the build drew into this page is what this visit will see: another address may be served the same
 * file, a member is led away from the log-in, and an earlier screen may have passed an e-mail on.
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
 * Hides what was drawn at build where it does not fit this visit, before it is painted, and has the early script
 * (src/early.ts) ask for what does: a page that fits asks for its files itself.
 */
export function markUnfit(window: Window) {
  if (fits(window)) return;
  const { document } = window;
  document.documentElement.dataset.unfit = '';
  const script = document.createElement('script');
  script.src = document.documentElement.dataset.early ?? '';
  document.head.append(script);
}

/**
 * Whether the markup in `root` is what the portal would draw now. Where it is not, it is taken away.
 */
export function hasFittingMarkup(root: HTMLElement, window: Window): boolean {
  if (!root.hasChildNodes()) return false;
  const { dataset } = window.document.documentElement;
  if (dataset.unfit === undefined && fits(window)) return true;
  root.replaceChildren();
  delete dataset.unfit;
  return false;
}
