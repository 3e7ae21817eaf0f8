// Changes a prerendered page as browser extensions and translations do.
import type { Page } from '@playwright/test';

/** Inserts nodes before React has hydrated the page, or replaces texts. Runs in the page. */
export const changes = {
  'an icon in the form': () =>
    document.querySelector('form')?.prepend(Object.assign(document.createElement('div'), { id: 'manager' })),
  'an icon beside each input': () => {
    for (const input of document.querySelectorAll('form input'))
      input.after(document.createElement('manager-icon'));
  },
  'an element around each input': () => {
    for (const input of document.querySelectorAll('form input')) {
      const wrapper = document.createElement('span');
      input.replaceWith(wrapper);
      wrapper.append(input);
    }
  },
  'a node at the start of the root': () =>
    document.querySelector('#root')?.prepend(document.createElement('extension-root')),
  'nodes in head and body': () => {
    document.head.prepend(document.createElement('extension-style'));
    document.body.prepend(document.createElement('extension-root'));
    document.body.append(document.createElement('extension-root'));
  },
  'a translation': () => {
    // The type of an element that TypeScript would warn of.
    const FONT: string = 'font';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode as Text);
    for (const node of nodes) {
      if (!node.data.trim() || node.parentElement?.closest('script, style, noscript')) continue;
      const [outer, inner] = [document.createElement(FONT), document.createElement(FONT)];
      inner.textContent = `«${node.data}»`;
      outer.append(inner);
      node.replaceWith(outer);
    }
  },
} as const;

export type Change = keyof typeof changes;

/** Applies a change to a page as soon as its markup is complete, before its code. */
export const applyChange = (page: Page, change: Change) => page.evaluate(changes[change]);
