/** Returns a colour in the format of `getComputedStyle`. @param hex '#rrggbb' */
export const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
