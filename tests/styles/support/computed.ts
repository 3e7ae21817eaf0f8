import type { Page } from '@playwright/test';

/** The computed style of an element or pseudo-element. */
interface Look {
  /** Tag, classes and pseudo-element. */
  readonly what: string;
  /** Values in the order of `properties`, separated by line breaks. */
  readonly style: string;
}

export interface Looks {
  readonly properties: readonly string[];
  readonly looks: readonly Look[];
}

/** Runs in the page. Finishes finite animations and cancels infinite ones, then reads the computed styles. */
function computed(): Looks {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
  // Variables are left out, because antd sets many unused ones; the properties that use them are compared.
  const properties = [...getComputedStyle(document.documentElement)].filter((name) => !name.startsWith('--'));
  const elements = [document.documentElement, ...document.querySelectorAll('body, body *:not(link, script)')];
  const looks = elements.flatMap((element) =>
    ['', '::before', '::after', '::placeholder'].flatMap((part) => {
      if (part === '::placeholder' && !element.matches('input, textarea')) return [];
      const style = getComputedStyle(element, part);
      // A pseudo-element without content is not rendered.
      if (/^::(before|after)$/.test(part) && /^(none|normal)$/.test(style.content)) return [];
      return {
        what: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ${part}`,
        style: properties.map((property) => style.getPropertyValue(property)).join('\n'),
      };
    }),
  );
  return { properties, looks };
}

/** Returns the computed styles of all elements on a page. */
export const looksOf = (page: Page): Promise<Looks> => page.evaluate(computed);

/** Returns one line for each element whose computed style differs between two pages. */
export function differences(one: Looks, other: Looks): string[] {
  const lines = one.looks.flatMap(({ what, style }, place) => {
    const otherLook = other.looks[place];
    if (otherLook?.what !== what) return [`${what} stands where ${otherLook?.what ?? 'nothing'} does`];
    if (otherLook.style === style) return [];
    const [values, others] = [style.split('\n'), otherLook.style.split('\n')];
    const differing = one.properties.flatMap((property, index) =>
      values[index] === others[index] ? [] : [`${property}: ${values[index] ?? ''} ≠ ${others[index] ?? ''}`],
    );
    return [`${what}{ ${differing.join('; ')} }`];
  });
  const more = other.looks.length - one.looks.length;
  return more > 0 ? [...lines, `${more} more`] : lines;
}
