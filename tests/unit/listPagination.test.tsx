import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ListPagination } from '../../src/list/view/ListPagination';
import { renderPart } from '../support/renderPart';

function CurrentUrl() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const renderPagination = (page: number, total: number) =>
  renderPart(
    <>
      <ListPagination page={page} total={total} href={(to) => `/list?page=${to}`} />
      <CurrentUrl />
    </>,
  );

describe('the pages of a list', () => {
  it('are named links, one of them current, and have no other Tab stop', async () => {
    const { user } = renderPagination(3, 57);
    expect(screen.getByText('21–30 of 57')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/list?page=4');
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/list?page=2');
    // No page size select, no quick jumper.
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.querySelectorAll('li[tabindex], button')).toHaveLength(0);
    await user.click(screen.getByRole('link', { name: 'Page 4' }));
    expect(screen.getByRole('status')).toHaveTextContent('/list?page=4');
  });

  it('have no previous page at the start and no next page at the end', () => {
    const { unmount } = renderPagination(1, 57);
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
    unmount();
    renderPagination(6, 57);
    expect(screen.getByText('51–57 of 57')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('have no links for a single page, and do not appear without rows', () => {
    const { unmount } = renderPagination(1, 7);
    expect(screen.getByText('1–7 of 7')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
    renderPagination(1, 0);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
