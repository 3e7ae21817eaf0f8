import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ListResource } from '../../src/core/defineResource';
import { json } from '../support/fakeFetch';
import { renderList } from '../support/renderList';
import { lists, named } from '../support/resources';

const junkRows = [
  null,
  7,
  'row',
  [],
  {},
  { amount: {}, createdAt: [], status: NaN, name: { first: 'x' }, _id: {} },
  { amount: 'NaN' },
];
const refusal = (message: string, status: number) => () => json({ success: false, message }, status);
const listOf = (rows: unknown, count: unknown) => (list: ListResource) =>
  json({ success: true, message: '', [list.read.rows ?? 'data']: rows, count });

/** What a backend may do wrong, and how often the portal may toast for it. */
const answers: Readonly<
  Record<string, { toasts: number; answer: (list: ListResource) => Response | Promise<Response> }>
> = {
  'success:false': { toasts: 1, answer: refusal('No', 200) },
  'Unauthorized!': { toasts: 1, answer: refusal('Unauthorized!', 401) },
  '403': { toasts: 1, answer: refusal('Forbidden', 403) },
  '404': { toasts: 0, answer: () => json({}, 404) },
  '429': { toasts: 1, answer: refusal('Slow down', 429) },
  '500': { toasts: 1, answer: refusal('Oops', 500) },
  'HTML body': { toasts: 0, answer: () => new Response('<html>') },
  'empty body': { toasts: 0, answer: () => new Response('') },
  'cut JSON': { toasts: 0, answer: () => new Response('{"success":true,"data":[{"a') },
  null: { toasts: 0, answer: () => json(null) },
  array: { toasts: 0, answer: () => json([]) },
  offline: { toasts: 0, answer: () => Promise.reject(new TypeError('Failed to fetch')) },
  'never answers': { toasts: 0, answer: () => new Promise<Response>(() => undefined) },
  'rows that are no list': { toasts: 0, answer: listOf({ a: 1 }, 1) },
  'junk rows': { toasts: 0, answer: listOf(junkRows, junkRows.length) },
  'repeated rows': {
    toasts: 0,
    answer: listOf(
      [
        { _id: 'x', orderId: 'x' },
        { _id: 'x', orderId: 'x' },
      ],
      2,
    ),
  },
  'no count': { toasts: 0, answer: listOf([], undefined) },
  'count too high': { toasts: 0, answer: listOf([{}], 1e9) },
  'count too low': { toasts: 0, answer: listOf([{}, {}, {}], 1) },
};

describe.each(named(lists))('%s', (_name, list) => {
  it.each(Object.keys(answers))(
    '%s: no crash, at most one toast, nothing unreadable on the screen',
    async (name) => {
      const { answer, toasts: expected } = answers[name] ?? { answer: () => json({}), toasts: 0 };
      const params = (list.read.params ?? []).map((param) => `${param}=1`).join('&');
      const { toasts, container } = renderList(list, () => answer(list), {
        address: `/list?${params}`,
        timeout: 5,
      });
      await waitFor(() => expect(container.querySelector('.ant-skeleton')).toBeNull());
      expect(screen.getByRole('region', { name: list.title })).toBeVisible();
      expect(container).not.toHaveTextContent(/undefined|NaN|\[object/);
      await waitFor(() => expect(toasts).toHaveLength(expected));
    },
  );
});
