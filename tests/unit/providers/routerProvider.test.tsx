import { ResourceContext } from '@refinedev/core';
import { renderHook } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routerProvider } from '../../../src/providers/routerProvider';

function parsed(url: string) {
  const value = { resources: [{ name: 'fuel-wallet', list: '/wallet' }] };
  const wrapper = ({ children }: PropsWithChildren) =>
    createElement(
      MemoryRouter,
      { initialEntries: [url] },
      createElement(ResourceContext, { value }, children),
    );
  const { result } = renderHook(() => routerProvider.parse?.(), { wrapper });
  return result.current?.();
}

it('the URL that Refine reads names the resource and action of its path, without the parameters', () => {
  // Refine would decode the parameters twice.
  for (const search of ['?page=3', '?to=%25'])
    expect(parsed(`/activity${search}`)).toEqual({ pathname: '/activity', found: false });
  expect(parsed('/wallet?page=3')).toMatchObject({
    pathname: '/wallet',
    resource: { name: 'fuel-wallet', list: '/wallet' },
    action: 'list',
  });
});
