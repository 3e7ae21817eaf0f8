import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RetryButton } from '../../../src/components/RetryButton';

it('a retry button that disappears passes its focus to the content around it', () => {
  const page = (hasFailed: boolean) => (
    <main tabIndex={-1}>{hasFailed && <RetryButton pending={false} />}</main>
  );
  const { rerender } = render(page(true));
  screen.getByRole('button').focus();
  rerender(page(false));
  expect(screen.getByRole('main')).toHaveFocus();
});
