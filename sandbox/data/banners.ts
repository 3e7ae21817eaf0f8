interface Banner {
  readonly title: string;
  readonly line: string;
}

export const banners: readonly Banner[] = [
  {
    title: 'Whitelist the server IP first',
    line: 'Then bind your key: spot and margin on, withdrawals off.',
  },
  { title: 'Compare every address twice', line: "Transfers to another address can't be reversed." },
];

/** Renders a banner as an SVG of 800 × 200. */
export const bannerPicture = ({ title, line }: Banner): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 200" role="img">
  <rect width="800" height="200" fill="#23225c"/>
  <path d="M600 200 L650 150 L700 166 L750 100 L800 70" fill="none" stroke="#aeb0fb" stroke-width="5"/>
  <g font-family="system-ui, sans-serif" fill="#fff">
    <text x="40" y="92" font-size="34" font-weight="600">${title}</text>
    <text x="40" y="136" font-size="20" fill="#d5d6ff">${line}</text>
  </g>
</svg>`;
