import { expect, type Page } from '@playwright/test';

/** Expects a cumulative layout shift of at most 0.01. On failure, names the elements that moved. */
export async function expectNoLayoutShift(page: Page) {
  const { sum, moved } = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const describe = ({ value, startTime, sources }: Shift) =>
      sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const positions = `y ${previousRect.y} → ${currentRect.y}, height ${previousRect.height} → ${currentRect.height}`;
        return `${value} at ${startTime} ms: ${positions}: ${element?.outerHTML.slice(0, 200)}`;
      });
    // Wait for one task, in which the browser queues the buffered entries.
    return new Promise<{ sum: number; moved: string[] }>((resolve) =>
      setTimeout(() => {
        const entries = observer.takeRecords() as Shift[];
        resolve({
          sum: entries.reduce((total, { value }) => total + value, 0),
          moved: entries.flatMap(describe),
        });
      }),
    );
  });
  expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.01);
}
