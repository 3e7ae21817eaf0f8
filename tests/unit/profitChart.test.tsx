import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import ProfitChart from '../../src/pages/profit/ProfitChart';

// What draws needs a canvas; when it is asked to is the matter here.
vi.mock('uplot', () => ({
  default: class {
    static readonly paths = {};
    constructor(_options: object, _data: object, holder: HTMLElement) {
      holder.append(Object.assign(document.createElement('div'), { className: 'uplot' }));
    }
    setSize() {
      return undefined;
    }
    destroy() {
      return undefined;
    }
  },
}));

const points = [{ label: '26-01-03', profit: 1, total: 1 }];

it('the chart is there as soon as its words are: a frame between them would move the page', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.createElement('div');
  const root = createRoot(place);
  const first = new Promise<string>((resolve) => {
    // Told after the commit, and before any task that could paint or run effects.
    new MutationObserver((_changes, observer) => {
      observer.disconnect();
      resolve(place.innerHTML);
    }).observe(place, { childList: true, subtree: true });
  });
  startTransition(() => root.render(<ProfitChart points={points} size="day" hidden={false} />));
  const html = await first;
  root.unmount();
  vi.unstubAllGlobals();
  expect(html).toContain('Bars: profit of each day');
  expect(html).toContain('class="uplot"');
});
