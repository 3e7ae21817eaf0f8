import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NameWithTooltip } from '../../src/list/view/NameWithTooltip';
import { renderPart } from '../support/renderPart';

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
