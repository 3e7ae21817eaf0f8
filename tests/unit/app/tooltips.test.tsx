import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NameWithTooltip } from '../../../src/values/NameWithTooltip';
import { IconButton } from '../../../src/app/layout/IconButton';
import { mockMedia } from '../../support/mockMedia';
import { renderPart } from '../../support/renderPart';

it('a name with a tooltip has a button that shows it on focus and hides it on Escape', async () => {
  const sum = 'Direct team bonus + Club bonus + Royalty bonus.';
  renderPart(<NameWithTooltip name="Total bonus" tooltip={sum} />);
  const button = screen.getByLabelText('About Total bonus');
  expect(screen.queryByText(sum)).toBeNull();
  fireEvent.focus(button);
  expect(await screen.findByText(sum)).toHaveRole('tooltip');
  expect(button).toHaveAccessibleDescription(sum);
  fireEvent.keyDown(button, { key: 'Escape' });
  await waitFor(() =>
    expect(screen.getByText(sum).closest('.ant-tooltip')).toHaveClass('ant-tooltip-hidden'),
  );
});

it.each([
  ['a mouse', true],
  ['a touch screen', false],
])('an icon button shows a tooltip on focus with %s: %s', async (_device, hover) => {
  mockMedia((query) => hover && query === '(hover: hover)');
  const { user } = renderPart(<IconButton label="Preferences" icon="*" onClick={() => undefined} />);
  await user.tab();
  if (hover) expect(await screen.findByRole('tooltip')).toHaveTextContent('Preferences');
  else expect(screen.queryByRole('tooltip')).toBeNull();
});
