import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyScreen } from '../../src/app/lazyScreen';
import { beginChunk } from '../../src/core/chunk';

it('a screen whose code has loaded renders at once, without a fallback', async () => {
  const load = () => Promise.resolve({ default: () => <p>here</p> });
  await beginChunk(load);
  const Here = lazyScreen<object>(load);
  render(
    <Suspense fallback="waiting">
      <Here />
    </Suspense>,
  );
  expect(screen.getByText('here')).toBeVisible();
  expect(screen.queryByText('waiting')).toBeNull();
});
