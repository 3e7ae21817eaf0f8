import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NewsScroller } from '../../src/pages/dashboard/NewsScroller';
import { news } from '../../src/resources/news';
import { renderPart } from '../support/renderPart';
import { json } from '../support/fakeFetch';

const success = (data: object[]) => json({ success: true, message: '', data });
const renderNews = (reply: () => Response) => renderPart(<NewsScroller />, [news], reply);

describe('the latest news', () => {
  it('are one list, repeated only visually', async () => {
    renderNews(() => success([{ news: 'First' }, { news: 'Second' }]));
    const window = screen.getByRole('group', { name: 'Latest News, scrolling' });
    expect(window).toHaveAttribute('aria-busy', 'true');
    expect(window).toHaveAttribute('tabindex', '0');
    await waitFor(() => expect(screen.getAllByText('First')).toHaveLength(2));
    expect(window).toHaveAttribute('aria-busy', 'false');
    const [list, ...others] = screen.getAllByRole('list');
    expect(others).toEqual([]);
    expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['First', 'Second']);
  });

  it('show an empty state when there are none', async () => {
    renderNews(() => success([]));
    expect(await screen.findByText('Data Not Found')).toBeVisible();
  });
});
