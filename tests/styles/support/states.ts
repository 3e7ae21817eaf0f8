import type { CDPSession, Page } from '@playwright/test';

/** What a pointer or a key does to a part: each is laid on all parts at once. */
export const states = [
  [],
  ['hover'],
  ['focus', 'focus-visible', 'focus-within'],
  ['hover', 'active'],
] as const;

interface Node {
  readonly nodeId: number;
  readonly nodeName: string;
  /** Names and values by turns. */
  readonly attributes?: readonly string[];
  readonly children?: readonly Node[];
}

/** What a rule may ask the state of: whatever antd draws, and controls. */
const hasStates = ({ nodeName, attributes = [] }: Node) =>
  /^(A|BUTTON|INPUT|TEXTAREA|TR)$/.test(nodeName) || attributes.some((text) => /\bant(icon)?-/.test(text));

const nodesWithStates = (node: Node): number[] => [
  ...(hasStates(node) ? [node.nodeId] : []),
  ...(node.children ?? []).flatMap(nodesWithStates),
];

/** Lets every part of a page be in a state, as its style sheets see it; returns how to change it. */
export async function forceStates(page: Page): Promise<(state: readonly string[]) => Promise<void>> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: -1 });
  const nodes = nodesWithStates(root);
  return async (state) => {
    const forcedPseudoClasses = [...state];
    await Promise.all(
      nodes.map((nodeId) => devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
    );
  };
}
