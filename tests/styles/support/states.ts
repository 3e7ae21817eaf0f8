import type { CDPSession, Page } from '@playwright/test';

/** What a pointer or a key does to a part: each is laid on everything at once. */
export const states = [
  [],
  ['hover'],
  ['focus', 'focus-visible', 'focus-within'],
  ['hover', 'active'],
] as const;

interface Node {
  readonly nodeId: number;
  readonly nodeType: number;
  readonly children?: readonly Node[];
  readonly contentDocument?: Node;
}

const elementsIn = (node: Node): number[] => [
  ...(node.nodeType === 1 ? [node.nodeId] : []),
  ...(node.children ?? []).flatMap(elementsIn),
];

/** Lets every element of a page be in a state, as its style sheets see it; returns how to change it. */
export async function forceStates(page: Page): Promise<(state: readonly string[]) => Promise<void>> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: -1 });
  const nodes = elementsIn(root);
  return async (state) => {
    const forcedPseudoClasses = [...state];
    await Promise.all(
      nodes.map((nodeId) => devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
    );
  };
}
