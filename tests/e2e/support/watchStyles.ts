import { unusedClass } from '../../../build/unusedClasses';

/**
 * Runs in the page. Logs a console error for an antd class whose CSS rules the build leaves out, and for a style
 * element that antd or another library adds at run time (docs/decisions/017). The style element that the build adds to
 * the head of each page (docs/decisions/019) is allowed.
 */
export const watchStyles = `{
  const unused = new RegExp(${JSON.stringify(unusedClass.source)});
  const known = new Set();
  const look = (element) => {
    if (element.matches('style') && document.readyState !== 'loading') console.error('a style element: ' + element.textContent.slice(0, 80));
    for (const name of element.classList) {
      if (!known.has(name) && unused.test('.' + name)) console.error('no rules for .' + name + ': build/unusedClasses.ts');
      known.add(name);
    }
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') look(target);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        look(node);
        node.querySelectorAll('[class], style').forEach(look);
      }
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
}`;
