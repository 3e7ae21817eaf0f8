/** The SVG paths of the line icons, 20 × 20 px. Icons have the colour of the text around them. */
const iconPaths = {
  clock: 'M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15Zm0 3.5v4l2.8 1.8',
  key: 'M10 13a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM9 10.5 16.5 3m-3 3L16 8.5',
  list: 'M7.5 5h10M7.5 10h10M7.5 15h10M3 5h.01M3 10h.01M3 15h.01',
  swap: 'M3 7h13l-3.2-3.2M17 13H4l3.2 3.2',
  shield: 'M10 2.5 16.5 5v4.6c0 3.8-2.7 6.6-6.5 7.9-3.8-1.3-6.5-4.1-6.5-7.9V5L10 2.5ZM7.3 10l2 2 3.5-3.7',
  warning: 'M10 3 18 16.5H2L10 3Zm0 5v3.8M10 14.2v0',
  code: 'M3.5 5.5h13A1.5 1.5 0 0 1 18 7v6a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 2 13V7a1.5 1.5 0 0 1 1.5-1.5ZM6.5 10h.01M10 10h.01M13.5 10h.01',
} as const;

export const Icon = ({ name, size = 20 }: { name: keyof typeof iconPaths; size?: number }) => (
  <svg
    viewBox="0 0 20 20"
    width={`${size / 16}rem`}
    height={`${size / 16}rem`}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d={iconPaths[name]} />
  </svg>
);
