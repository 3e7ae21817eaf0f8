const fullTexts = new WeakMap<Node, string>();

/** Returns the ref of an element that shows a shortened text. A selection that contains it copies the full text. */
export const refOfFullText = (text: string) => (element: Element | null) => {
  if (element) fullTexts.set(element, text);
};

/** Returns the full text of an element that shows a shortened one; undefined for other nodes. */
export const fullTextOf = (node: Node): string | undefined => fullTexts.get(node);
