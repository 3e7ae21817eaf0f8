import type { CSSProperties } from 'react';

/** Keeps a colour that tells parts of a chart apart, on paper (only that of an `i`) and in forced-colours mode. */
export const EXACT_COLOUR = { printColorAdjust: 'exact', forcedColorAdjust: 'none' } as const;

/** Renders a square, or a line of another height, in the colour of a part of a chart. */
export const Swatch = ({ colour, size, ...line }: { colour: string; size: string } & CSSProperties) => (
  <i
    aria-hidden
    style={{
      display: 'inline-block',
      width: size,
      height: size,
      marginInlineEnd: '0.5rem',
      background: colour,
      borderRadius: 2,
      ...EXACT_COLOUR,
      ...line,
    }}
  />
);
