/** How long to wait for the start page when checking the served release, in ms. */
const ASK_LIMIT_MS = 10_000;

const releaseOf = (page: Document): string | undefined =>
  page.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src') ?? undefined;

/** Returns the running release, identified by its entry script; undefined in development. */
export const runningRelease = (): string | undefined => releaseOf(document);

/**
 * Returns which release the server serves: the running one, another one, or none if it does not respond. Never
 * rejects.
 */
export async function servedRelease(running: string): Promise<'same' | 'other' | 'none'> {
  try {
    const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(ASK_LIMIT_MS) });
    if (!answer.ok) return 'none';
    const served = releaseOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    return served === undefined || served === running ? 'same' : 'other';
  } catch {
    return 'none';
  }
}
