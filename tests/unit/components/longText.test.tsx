import { render, screen, within } from '@testing-library/react';
import { newUser } from '../../support/user';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { AddressGroups } from '../../../src/values/AddressGroups';
import { ErrorAlert } from '../../../src/components/ErrorAlert';
import { DescriptionList } from '../../../src/components/DescriptionList';
import type { ValueTypeName } from '../../../src/core/valueTypes';
import { Cell } from '../../../src/values/Cell';

const WHOLE = 'x'.repeat(100_000);
const cell = (valueType: ValueTypeName, value: unknown) => (
  <Cell field={{ key: 'key', title: 'Title', valueType }} row={{ key: value }} loading={false} />
);

it('an id and an address are cut between whole characters', () => {
  const { container } = render(cell('id', '12345😀6789012345😀12345'));
  expect(container.querySelector('code')?.textContent).toBe('12345…12345');
  const address = 'a😀b😀c😀\nd';
  expect(render(<AddressGroups address={address} />).container.textContent).toBe(address);
  expect([...screen.getByLabelText(/^a😀/).children].map((group) => group.textContent)).toEqual([
    'a😀b😀',
    'c😀\nd',
  ]);
});

describe('a long value', () => {
  it.each(['text', 'email', 'enum', 'id', 'address', 'link'] as const)(
    'of the type %s adds little text to the page',
    (type) => {
      const { container } = render(cell(type, type === 'link' ? `https://example.test/${WHOLE}` : WHOLE));
      expect(container.textContent.length).toBeLessThan(300);
      const labelLengths = [...container.querySelectorAll('[aria-label],[title]')].map(
        (part) => `${part.getAttribute('aria-label') ?? ''}${part.getAttribute('title') ?? ''}`.length,
      );
      expect(Math.max(0, ...labelLengths)).toBeLessThan(300);
    },
  );

  it('is shown whole up to 200 characters, and cut above', () => {
    const { rerender } = render(cell('text', 'y'.repeat(200)));
    expect(screen.getByText('y'.repeat(200))).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    rerender(cell('text', 'y'.repeat(201)));
    expect(screen.getByText(`${'y'.repeat(200)}…`)).toBeVisible();
  });

  it('is shown whole on demand, by keyboard too, and copied whole', async () => {
    const user = newUser();
    render(cell('text', WHOLE));
    await user.tab();
    const button = screen.getByRole('button', { name: 'Show all of Title' });
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Title' });
    const region = within(dialog).getByRole('region', { name: 'Title' });
    expect(region).toHaveTextContent(WHOLE);
    expect(region).toHaveAttribute('tabindex', '0');
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
    expect(write).toHaveBeenCalledWith(WHOLE);
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
  });

  it('of the type secret is cut when it is revealed', async () => {
    const { container } = render(cell('secret', WHOLE));
    await newUser().click(screen.getByRole('button', { name: 'Show Title' }));
    expect(container.textContent.length).toBeLessThan(300);
    expect(screen.getByRole('button', { name: 'Show all of Title' })).toBeVisible();
  });

  it('is cut in a description and in an error', () => {
    const { container } = render(
      <MemoryRouter>
        <DescriptionList items={[['To', WHOLE]]} />
        <ErrorAlert title="This could not be loaded" read={{ retry: () => undefined }} text={WHOLE} />
      </MemoryRouter>,
    );
    expect(container.textContent.length).toBeLessThan(700);
    expect(screen.getByRole('button', { name: 'Show all of To' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show all of Details' })).toBeVisible();
  });

  it('with bidi control characters does not change the text around it', () => {
    render(cell('text', 'abc\u202Edef'));
    expect(screen.getByText('abc�def').tagName).toBe('BDI');
  });
});
