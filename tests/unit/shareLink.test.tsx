import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShareLink } from '../../src/pages/profile/ShareLink';

it('the referral link is shown beside its QR code', async () => {
  render(<ShareLink url="https://example.test/signup?sponsor=WH1" />);
  expect(screen.getByText('https://example.test/signup?sponsor=WH1')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'QR code of your referral link' })).toBeInTheDocument();
});

it('a link too long for a camera has no QR code', () => {
  const { container } = render(<ShareLink url={`https://example.test/${'a'.repeat(300)}`} />);
  expect(container.querySelector('svg[role=img]')).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
});
