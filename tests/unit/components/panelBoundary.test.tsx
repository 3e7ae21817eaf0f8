import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Panel, PanelBoundary } from '../../../src/components/Panel';
import { newUser } from '../../support/user';

let throws: boolean;
function Chart() {
  if (throws) throw new Error('no canvas');
  return <p>a chart</p>;
}

beforeEach(() => {
  throws = true;
  // React logs errors that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const panel = (name: string) => within(screen.getByRole('region', { name }));

it('a panel that throws keeps its title and leaves its neighbor alone, and a retry renders it', async () => {
  const user = newUser();
  render(
    <main tabIndex={-1}>
      <Panel title="Profit chart">
        <Chart />
      </Panel>
      <Panel title="Days">a calendar</Panel>
    </main>,
  );
  expect(panel('Profit chart').getByRole('alert')).toHaveTextContent("This section couldn't be shown.");
  expect(panel('Days').getByText('a calendar')).toBeVisible();
  expect(console.error).toHaveBeenCalledOnce();

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(panel('Profit chart').getByRole('alert')).toBeVisible();

  throws = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(panel('Profit chart').getByText('a chart')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('a boundary around a component that renders a panel catches what the component itself throws', () => {
  const DayPanel = () => <Panel title="Days">{Chart()}</Panel>;
  render(
    <>
      <PanelBoundary>
        <DayPanel />
      </PanelBoundary>
      <Panel title="Results per pair">pairs</Panel>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent("This section couldn't be shown.");
  expect(panel('Results per pair').getByText('pairs')).toBeVisible();
});
