import type { Page } from '@playwright/test';

/** One element, or a part of one that no markup has, and everything that the browser worked out for it. */
interface Look {
  /** Tag, classes, and which part. */
  readonly what: string;
  /** Values in the order of `properties`, parted by a line break. */
  readonly style: string;
}

export interface Looks {
  readonly properties: readonly string[];
  readonly looks: readonly Look[];
}

/** Runs in the page. What moves is at its end, or stands still where it has none. */
function computed(): Looks {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
  // Variables are set elsewhere, and more of them than anything asks for: what they lead to is compared.
  const properties = [...getComputedStyle(document.documentElement)].filter((name) => !name.startsWith('--'));
  const elements = [document.documentElement, ...document.querySelectorAll('body, body *:not(link, script)')];
  const looks = elements.flatMap((element) =>
    ['', '::before', '::after', '::placeholder'].flatMap((part) => {
      if (part === '::placeholder' && !element.matches('input, textarea')) return [];
      const style = getComputedStyle(element, part);
      // A part that is not drawn has no look.
      if (/^::(before|after)$/.test(part) && /^(none|normal)$/.test(style.content)) return [];
      return {
        what: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ${part}`,
        style: properties.map((property) => style.getPropertyValue(property)).join('\n'),
      };
    }),
  );
  return { properties, looks };
}

/** How everything on a page looks. */
export const looksOf = (page: Page): Promise<Looks> => page.evaluate(computed);

/** What looks otherwise on two pages that should be alike, in words; one line for each element that differs. */
export function differences(one: Looks, other: Looks): string[] {
  const lines = one.looks.flatMap(({ what, style }, place) => {
    const there = other.looks[place];
    if (there?.what !== what) return [`${what} stands where ${there?.what ?? 'nothing'} does`];
    if (there.style === style) return [];
    const [values, others] = [style.split('\n'), there.style.split('\n')];
    const differing = one.properties.flatMap((property, index) =>
      values[index] === others[index] ? [] : [`${property}: ${values[index] ?? ''} ≠ ${others[index] ?? ''}`],
    );
    return [`${what}{ ${differing.join('; ')} }`];
  });
  const more = other.looks.length - one.looks.length;
  return more > 0 ? [...lines, `${more} more`] : lines;
}
