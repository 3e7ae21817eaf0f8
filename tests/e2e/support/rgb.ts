/** Converts a colour such as '#4f4bc4' to 'rgb(79, 75, 196)', as `getComputedStyle` returns it. */
export const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
