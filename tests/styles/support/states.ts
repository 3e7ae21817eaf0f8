import type { CDPSession, Page } from '@playwright/test';

/** The pseudo-classes that a pointer or a key sets. Each set is forced on all elements at once. */
export const states = [
  [],
  ['hover'],
  ['focus', 'focus-visible', 'focus-within'],
  ['hover', 'active'],
] as const;

interface Node {
  readonly nodeId: number;
  readonly nodeName: string;
  /** Attributes as alternating names and values. */
  readonly attributes?: readonly string[];
  readonly children?: readonly Node[];
}

/** Returns whether rules with pseudo-classes may match a node: controls, and elements with classes of antd. */
const hasStates = ({ nodeName, attributes = [] }: Node) =>
  /^(A|BUTTON|INPUT|TEXTAREA|TR)$/.test(nodeName) || attributes.some((text) => /\bant(icon)?-/.test(text));

const nodesWithStates = (node: Node): number[] => [
  ...(hasStates(node) ? [node.nodeId] : []),
  ...(node.children ?? []).flatMap(nodesWithStates),
];

/** Returns a function that forces pseudo-classes on all controls and antd elements of a page. */
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
