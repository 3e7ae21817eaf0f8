import type { Page } from '@playwright/test';

interface ElementStyle {
  /** The tag name, classes and pseudo-element. */
  readonly element: string;
  /** Values in the order of `properties`, separated by line breaks. */
  readonly style: string;
}

export interface PageStyles {
  readonly properties: readonly string[];
  readonly elements: readonly ElementStyle[];
}

/** Runs in the page. Finishes finite animations and cancels infinite ones, then reads the computed styles. */
function readStyles(): PageStyles {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
  // Ignore CSS variables: antd sets many that nothing uses, and the properties that use variables are compared.
  const properties = [...getComputedStyle(document.documentElement)].filter((name) => !name.startsWith('--'));
  // Ignore the placeholder: it depends on the boot script, which a build with run-time styles doesn't have.
  const ignored = 'link, script, #placeholder, #placeholder *';
  const nodes = [document.documentElement, ...document.querySelectorAll(`body, body *:not(${ignored})`)];
  const elements = nodes.flatMap((element) =>
    ['', '::before', '::after', '::placeholder'].flatMap((part) => {
      if (part === '::placeholder' && !element.matches('input, textarea')) return [];
      const style = getComputedStyle(element, part);
      // A pseudo-element without content is not rendered.
      if (/^::(before|after)$/.test(part) && /^(none|normal)$/.test(style.content)) return [];
      return {
        element: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ${part}`,
        style: properties.map((property) => style.getPropertyValue(property)).join('\n'),
      };
    }),
  );
  return { properties, elements };
}

/** Returns the computed styles of all elements and pseudo-elements on a page. */
export const computedStylesOf = (page: Page): Promise<PageStyles> => page.evaluate(readStyles);

/** Returns one line for each element whose computed style differs between two pages. */
export function differences(one: PageStyles, other: PageStyles): string[] {
  const lines = one.elements.flatMap(({ element, style }, position) => {
    const otherStyle = other.elements[position];
    if (otherStyle?.element !== element) return [`${element} instead of ${otherStyle?.element ?? 'nothing'}`];
    if (otherStyle.style === style) return [];
    const [values, others] = [style.split('\n'), otherStyle.style.split('\n')];
    const differing = one.properties.flatMap((property, index) =>
      values[index] === others[index] ? [] : [`${property}: ${values[index] ?? ''} ≠ ${others[index] ?? ''}`],
    );
    return [`${element}{ ${differing.join('; ')} }`];
  });
  const more = other.elements.length - one.elements.length;
  return more > 0 ? [...lines, `${more} more`] : lines;
}
