import { QRCodeSVG } from 'qrcode.react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { callApi, demoToken } from './support/api';
import { rowsOf } from './support/lists';
import { expect, test } from './support/test';

test.describe('deposit', { tag: '@deposit' }, () => {
  test('the QR code contains the whole address, 256 px wide, black on white, with error correction L', async ({
    member: page,
    request,
  }) => {
    const { data: address } = await callApi<{ data: string }>(request, demoToken(), 'depositQrCode');
    await page.goto('/deposit');
    const code = page.getByRole('img', { name: 'QR code of your deposit address' });
    await expect(code).toHaveAttribute('width', '256');
    await expect(code).toHaveAttribute('height', '256');
    const attributes = (name: string) =>
      code
        .locator('path')
        .evaluateAll((paths, attribute) => paths.map((path) => path.getAttribute(attribute)), name);
    expect(await attributes('fill')).toEqual(['#FFFFFF', '#000000']);
    const expected = renderToStaticMarkup(
      createElement(QRCodeSVG, { value: address, size: 256, level: 'L', boostLevel: false }),
    );
    const paths = [...expected.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
    expect(paths).toHaveLength(2);
    expect(await attributes('d')).toEqual(paths);
    // The first two squares of the ninth row encode the error correction level: both black means L.
    const level = await code
      .locator('path')
      .last()
      .evaluate((path) => {
        const modules = new Path2D(path.getAttribute('d') ?? '');
        const canvas = document.createElement('canvas').getContext('2d');
        return [0.5, 1.5].map((x) => canvas?.isPointInPath(modules, x, 8.5));
      });
    expect(level).toEqual([true, true]);
  });

  test('a response without a valid address draws no QR code until a retry returns one', async ({
    member: page,
  }) => {
    let address = 'data:image/png;base64,'.padEnd(4000, 'A');
    await page.route('**/api/user/depositQrCode', (route) =>
      route.fulfill({ json: { success: true, message: '', data: address } }),
    );
    await page.goto('/deposit');
    await expect(page.getByRole('alert')).toContainText("We couldn't read your deposit address");
    await expect(page.getByRole('img', { name: 'QR code of your deposit address' })).toHaveCount(0);
    await expect(rowsOf(page.getByRole('region', { name: 'Deposit history', exact: true }))).toHaveCount(10);
    address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel(address, { exact: true })).toBeVisible();
  });
});
