type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** Parses #rgb, #rrggbb, rgb() and rgba(). Throws for any other colour. */
function read(css: string): Colour {
  if (css === 'transparent') return [0, 0, 0, 0];
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(css)?.[1];
  if (hex) {
    const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
    const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16));
    return [red, green, blue, 1];
  }
  const numbers = /^rgba?\(([^)]+)\)$/.exec(css)?.[1]?.split(',').map(Number);
  if (!numbers) throw new Error(`no colour: ${css}`);
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  return [red, green, blue, alpha];
}

const blend = ([r, g, b, a]: Colour, [red, green, blue]: Colour): Colour => {
  const mix = (above: number, below: number) => above * a + below * (1 - a);
  return [mix(r, red), mix(g, green), mix(b, blue), 1];
};

const luminance = ([red, green, blue]: Colour): number => {
  const linear = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** Returns the WCAG contrast ratio of a colour on backgrounds. `layers` are ordered from the top to the bottom. */
export function contrast(colour: string, ...layers: readonly string[]): number {
  const background = layers
    .map(read)
    .reduceRight((below, above) => blend(above, below), [255, 255, 255, 1] as Colour);
  const [high = 0, low = 0] = [luminance(blend(read(colour), background)), luminance(background)].toSorted(
    (a, b) => b - a,
  );
  return (high + 0.05) / (low + 0.05);
}
