import { unusedClass } from '../../../build/antd/unused';

/**
 * Runs in the page. Logs an error for a class whose rules the build leaves out, and for a style element that is added
 * at run time, by antd or another library (docs/decisions/017). The style element in the head of a page belongs to the
 * build (019).
 */
export const watchStyles = `{
  const unused = new RegExp(${JSON.stringify(unusedClass.source)});
  const known = new Set();
  const look = (element) => {
    if (element.matches('style') && document.readyState !== 'loading') console.error('a style element: ' + element.textContent.slice(0, 80));
    for (const name of element.classList) {
      if (!known.has(name) && unused.test(name)) console.error('no rules for .' + name + ': build/antd/unused.ts');
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
