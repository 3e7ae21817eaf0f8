/** How long the start page may take to say which release is being served, in ms. */
const ASK_LIMIT_MS = 10_000;

const releaseOf = (page: Document): string | undefined =>
  page.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src') ?? undefined;

/** The release that runs in this page, by its entry; undefined in development. */
export const runningRelease = (): string | undefined => releaseOf(document);

/** What the server serves: this release, another one, or nothing at all. Never rejects. */
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
