/** The <font> elements that a translation put in place of text nodes. */
const substitutes = new WeakMap<Node, Element>();
const knownSubstitutes = new WeakSet<Node>();

const isNewSubstitute = (node: Node | null): node is Element =>
  node !== null && node.nodeName === 'FONT' && !knownSubstitutes.has(node);

/** Pairs each removed text node with the <font> element that was added in its place, or just before or after it. */
function noteSubstitutes(records: readonly MutationRecord[]) {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const removed of removedNodes) {
      if (removed.nodeType !== Node.TEXT_NODE || removed.isConnected) continue;
      const font = [...addedNodes, previousSibling, nextSibling].find(isNewSubstitute);
      if (!font) continue;
      substitutes.set(removed, font);
      knownSubstitutes.add(font);
    }
  }
}

/** Returns the child of `parent` that stands for a node: its substitute, or the element that it was moved into. */
function childFor(node: Node, parent: Node): Node | undefined {
  let child: Node | null | undefined = node.parentNode ? node : substitutes.get(node);
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child ?? undefined;
}

/** Removes the substitute of a node that React adds to the page again. */
function removeSubstitute(node: Node) {
  substitutes.get(node)?.remove();
  substitutes.delete(node);
}

/**
 * Keeps React working on pages that the browser translates (docs/decisions/022). A translation replaces text nodes by
 * <font> elements. React would then update text nodes that are no longer in the page, so that old values stay visible,
 * and throw when it removes them or inserts before them (facebook/react#11538). Extensions also remove nodes. This function
 * changes the DOM methods that React uses, so that they act on the substitutes, and don't throw if there is none.
 */
export function guardAgainstTranslation(): void {
  new MutationObserver(noteSubstitutes).observe(document, { childList: true, subtree: true });
  // eslint-disable-next-line @typescript-eslint/unbound-method -- they are called with their node below
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Node.prototype.appendChild = function <T extends Node>(node: T): T {
    removeSubstitute(node);
    return appendChild.call(this, node) as T;
  };
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    removeSubstitute(node);
    return insertBefore.call(this, node, (before && childFor(before, this)) ?? null) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    const present = childFor(child, this);
    if (present) removeChild.call(this, present);
    return child;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      nodeValue?.set?.call(this, value);
      const font = substitutes.get(this);
      if (!font) return;
      // Show the new text. The translation then replaces it again.
      substitutes.delete(this);
      font.replaceWith(this);
    },
  });
}
