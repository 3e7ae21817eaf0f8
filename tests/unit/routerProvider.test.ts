// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routerProvider } from '../../src/providers/routerProvider';

function parsed(address: string) {
  const wrapper = ({ children }: PropsWithChildren) =>
    createElement(MemoryRouter, { initialEntries: [address] }, children);
  const { result } = renderHook(() => routerProvider.parse?.(), { wrapper });
  return result.current?.();
}

describe('the address as Refine reads it', () => {
  it('gives the path and the parameters', () => {
    expect(parsed('/wallet?page=3')).toMatchObject({ pathname: '/wallet', params: { page: '3' } });
    expect(parsed('/wallet?to=%2Fteam')).toMatchObject({ params: { to: '/team' } });
  });

  it('gives the path of an address whose parameter Refine cannot decode', () => {
    expect(parsed('/wallet?to=%25')).toEqual({ pathname: '/wallet' });
  });

  it('leaves the other parts of the binding as they are', () => {
    expect(Object.keys(routerProvider).sort()).toEqual(['Link', 'back', 'go', 'parse']);
  });
});
