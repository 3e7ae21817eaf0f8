import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { paletteOf } from '../../../src/app/theme';
import { memberRoutes } from '../../e2e/support/routes';

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly scope: string;
  readonly theme_color: string;
  readonly background_color: string;
  readonly icons: readonly { src: string; sizes: string; type: string; purpose?: string }[];
}

const manifest = JSON.parse(readFileSync('public/manifest.json', 'utf8')) as Manifest;
const page = readFileSync('index.html', 'utf8');

/** Returns the width and height of a PNG file, as in a manifest. */
function sizesOf(path: string): string {
  const png = readFileSync(path);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

it('the web manifest names the portal as its page does, and starts at the dashboard', () => {
  expect(page).toContain(`<title>${manifest.name}</title>`);
  expect(memberRoutes).toContain(manifest.start_url);
  expect(manifest.scope).toBe('/');
});

it('the web manifest has icons of the sizes that browsers need, and one that may be cut to a shape', () => {
  for (const { src, sizes, type } of manifest.icons) {
    expect(sizesOf(`public${src}`)).toBe(sizes);
    expect(type).toBe('image/png');
  }
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  expect(sizesOf('public/icons/apple.png')).toBe('180x180');
});

it('the web manifest has the colours of the light scheme', () => {
  expect(manifest.theme_color).toBe(paletteOf('light').colorBgContainer);
  expect(manifest.background_color).toBe(paletteOf('light').colorBgLayout);
});
