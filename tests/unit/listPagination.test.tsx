import { StyleProvider } from '@ant-design/cssinjs';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ListPagination } from '../../src/list/ListPagination';

function Here() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const draw = (page: number, total: number) =>
  render(
    <StyleProvider mock="server">
      <MemoryRouter>
        <ListPagination page={page} total={total} href={(to) => `/list?page=${to}`} />
        <Here />
      </MemoryRouter>
    </StyleProvider>,
  );
const numbers = () =>
  screen
    .getAllByRole('link', { name: /^Page \d+$/ })
    .filter(({ textContent }) => textContent !== '…')
    .map((link) => Number(link.textContent));

describe('the pages of a list', () => {
  it('are links with a name each, one of them the current one, and nothing else takes the focus', async () => {
    const { container } = draw(3, 57);
    expect(screen.getByText('21–30 of 57')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/list?page=4');
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/list?page=2');
    // No size changer, no quick jump.
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(container.querySelectorAll('li[tabindex]')).toHaveLength(0);
    expect(container.querySelectorAll('button')).toHaveLength(0);
    await userEvent.click(screen.getByRole('link', { name: 'Page 4' }));
    expect(screen.getByRole('status')).toHaveTextContent('/list?page=4');
  });

  it('end at both ends', () => {
    const { unmount } = draw(1, 57);
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
    unmount();
    draw(6, 57);
    expect(screen.getByText('51–57 of 57')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('a single page needs no links, no rows no pages at all', () => {
    const { unmount } = draw(1, 7);
    expect(screen.getByText('1–7 of 7')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
    draw(1, 0);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('past the end say so and lead back', () => {
    draw(9, 24);
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByText('None of 24 here')).toBeVisible();
    expect(pages.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/list?page=3');
    for (const link of pages.getAllByRole('link')) expect(link).not.toHaveAttribute('aria-current');
  });

  it('always hold both ends and the page, in rising order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 11, max: 5000 }), (asked, total) => {
        const last = Math.ceil(total / 10);
        const page = Math.min(asked, last);
        const { unmount } = draw(page, total);
        const shown = numbers();
        expect(shown).toEqual([...new Set(shown)].toSorted((a, b) => a - b));
        expect(shown).toEqual(expect.arrayContaining([1, page, last]));
        unmount();
      }),
      { numRuns: 15 },
    );
  });
});
