import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { IconButton } from '../../src/app/layout/IconButton';
import { renderPart } from '../support/renderPart';

const withHover = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: matches && query === '(hover: hover)',
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );

afterEach(() => vi.restoreAllMocks());

it.each([
  ['a mouse', true],
  ['a touch screen', false],
])('an icon button shows a tooltip on focus with %s: %s', async (_device, hover) => {
  withHover(hover);
  const { user } = renderPart(<IconButton label="Preferences" icon="*" onClick={() => undefined} />);
  await user.tab();
  if (hover) expect(await screen.findByRole('tooltip')).toHaveTextContent('Preferences');
  else expect(screen.queryByRole('tooltip')).toBeNull();
});
