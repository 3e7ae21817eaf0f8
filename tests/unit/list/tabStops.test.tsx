import { screen, waitFor } from '@testing-library/react';
import { Button } from 'antd';
import { expect, it } from 'vitest';
import { LazyModal } from '../../../src/components/lazyOverlay';
import { PanelTabs } from '../../../src/list/PanelTabs';
import { ViewSwitch } from '../../../src/list/tools/ViewSwitch';
import { renderPart } from '../../support/renderPart';
import type { newUser } from '../../support/user';

const nothing = () => undefined;

/** Presses Tab. Returns the element with the focus. */
async function next(user: ReturnType<typeof newUser>) {
  await user.tab();
  return document.activeElement;
}

// The focus trap is tested in overlays.spec.ts, because happy-dom has no layout.
it('a confirmation dialog starts on Cancel, and Tab moves to its confirm button', async () => {
  const { user } = renderPart(
    <LazyModal title="Sure?" confirm="Go" cancel="Cancel" onConfirm={nothing} onClose={nothing}>
      Text
    </LazyModal>,
  );
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  const go = screen.getByRole('button', { name: 'Go' });
  await waitFor(() => expect(cancel).toHaveFocus());
  expect(await next(user)).toBe(go);
});

it('a dialog without a choice starts on its only button', async () => {
  renderPart(
    <LazyModal title="Why" confirm="Understood" onConfirm={nothing} onClose={nothing}>
      Text
    </LazyModal>,
  );
  const button = await screen.findByRole('button', { name: 'Understood' });
  await waitFor(() => expect(button).toHaveFocus());
});

it('a radio group is one Tab stop', async () => {
  const { user } = renderPart(
    <>
      <ViewSwitch />
      <Button>After</Button>
    </>,
  );
  expect(await next(user)).toHaveProperty('type', 'radio');
  expect(await next(user)).toBe(screen.getByRole('button', { name: 'After' }));
});

it('Tab moves from a tab into its panel, whichever was opened last', async () => {
  const tabs = [
    { key: 'a', label: 'A' },
    { key: 'b', label: 'B' },
  ];
  const panelOf = (current: string) => (
    <PanelTabs label="Tabs" tabs={tabs} current={current} hrefOf={(key) => `/?tab=${key}`}>
      <Button>Content {current}</Button>
    </PanelTabs>
  );
  const { user, rerender } = renderPart(panelOf('a'));
  for (const current of ['a', 'b', 'a']) {
    rerender(panelOf(current));
    screen.getByRole('tab', { name: current.toUpperCase() }).focus();
    expect(await next(user)).toBe(screen.getByRole('button', { name: `Content ${current}` }));
  }
});
