/** Matches the entry script in the HTML of a page. */
const ENTRY = /<script type="module"[^>]* src="([^"]+)"/;

/** Returns the URL of the entry script, which identifies the running release; undefined in development. */
export const runningRelease = (): string | undefined =>
  document.querySelector('script[type=module][src]')?.getAttribute('src') ?? undefined;

/** Compares the server's release with the running one; 'none' if the server does not respond. Never rejects. */
export async function servedRelease(running: string): Promise<'same' | 'other' | 'none'> {
  try {
    const response = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
    if (!response.ok) return 'none';
    // Don't parse the HTML: this page's content security policy would report the style element of the fetched page.
    const [, served] = ENTRY.exec(await response.text()) ?? [];
    return served === undefined || served === running ? 'same' : 'other';
  } catch {
    return 'none';
  }
}
