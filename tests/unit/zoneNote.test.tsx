import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setPreferences } from '../../src/data/preferences';
import { activity } from '../../src/resources/activity';
import { json } from '../support/fakeFetch';
import { renderList } from '../support/renderList';
import { products } from '../support/exampleLists';

const oneOf = (row: object) => () => json({ success: true, message: '', data: [row], count: 1 });

it('a list with times names their zone below its rows, as the member chose', async () => {
  const inTokyo = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Asia/Tokyo' };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(inTokyo);
  renderList(activity, oneOf({ _id: '1', createdAt: '2026-03-05T21:07:09Z', activity: 'signIn' }));
  expect(await screen.findByText('Times: Asia/Tokyo')).toBeVisible();
  act(() => setPreferences({ zone: 'utc' }));
  expect(screen.getByText('Times: UTC')).toBeVisible();
  act(() => setPreferences({ zone: 'local' }));
});

it('a list without times names no zone', async () => {
  renderList(products, oneOf({ name: 'Ball', price: '1' }));
  await screen.findByText('1–1 of 1');
  expect(screen.queryByText(/^Times:/)).toBeNull();
});
