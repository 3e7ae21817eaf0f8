import { screen, waitFor } from '@testing-library/react';
import { Button, Drawer } from 'antd';
import { expect, it } from 'vitest';
import { LazyModal, lazyOverlay } from '../../src/components/lazyOverlay';
import { PanelTabs } from '../../src/list/PanelTabs';
import { ViewSwitch } from '../../src/list/tools/ViewSwitch';
import { renderPart } from '../support/renderPart';
import { newUser } from '../support/user';

const LazyDrawer = lazyOverlay(() =>
  Promise.resolve({
    default: ({ onClose }: { readonly onClose: () => void }) => (
      <Drawer open onClose={onClose}>
        <Button>Last</Button>
      </Drawer>
    ),
  }),
);

const nothing = () => undefined;

/** Presses Tab. Returns the element with the focus. */
async function next(user: ReturnType<typeof newUser>, shift = false) {
  await user.tab({ shift });
  return document.activeElement;
}

it('a confirmation dialog starts on Cancel, and Tab stops only at its buttons', async () => {
  const { user } = renderPart(
    <LazyModal title="Sure?" confirm="Go" cancel="Cancel" onConfirm={nothing} onClose={nothing}>
      Text
    </LazyModal>,
  );
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  const close = screen.getByRole('button', { name: 'Close' });
  const go = screen.getByRole('button', { name: 'Go' });
  await waitFor(() => expect(cancel).toHaveFocus());
  expect(await next(user)).toBe(go);
  expect(await next(user)).toBe(close);
  expect(await next(user, true)).toBe(go);
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

it('Tab wraps in a drawer from its last control to its first', async () => {
  const { user } = renderPart(<LazyDrawer onClose={nothing} />);
  const last = await screen.findByRole('button', { name: 'Last' });
  const close = screen.getByRole('button', { name: 'Close' });
  last.focus();
  expect(await next(user)).toBe(close);
  expect(await next(user, true)).toBe(last);
  document.querySelector<HTMLElement>('.ant-drawer')?.focus();
  expect(await next(user)).toBe(close);
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
