import { screen, waitFor, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PhoneForm } from '../../../src/pages/profile/PhoneForm';
import { phoneNumber } from '../../../src/resources/dashboard';
import { ShareLink } from '../../../src/pages/profile/ShareLink';
import { Leaving } from '../../support/formFields';
import { renderPart } from '../../support/renderPart';
import { json } from '../../support/fakeFetch';

function renderForm(saved: string | undefined) {
  const part = (number: string | undefined) => (
    <>
      <PhoneForm saved={number} />
      <Leaving />
    </>
  );
  const { rerender, bodies, ...form } = renderPart(part(saved), [phoneNumber], () =>
    json({ success: true, message: 'Saved' }),
  );
  const arrive = (number: string) => rerender(part(number));
  return { ...form, arrive, sent: () => bodies('addPhoneNumber') };
}

const LABEL = 'Phone number';
const field = () => screen.getByLabelText(LABEL);

describe('the phone number form', () => {
  it('fills in the saved number once it is known, unless the member has typed', async () => {
    const { fill, arrive } = renderForm(undefined);
    expect(field()).toHaveValue('');
    arrive('111');
    expect(field()).toHaveValue('111');
    await fill(LABEL, '1112');
    arrive('333');
    expect(field()).toHaveValue('1112');
    await fill(LABEL, '');
    expect(field()).toHaveValue('');
  });

  it('counts a number as saved once the server accepted it, also if the server trims it', async () => {
    const { fill, press, arrive, sent } = renderForm('111');
    await fill(LABEL, '222 ');
    expect(screen.getByTestId('leaving')).toHaveTextContent('asks');
    await press('Submit');
    await waitFor(() => expect(screen.getByTestId('leaving')).toHaveTextContent('does not ask'));
    arrive('222');
    await press('Submit');
    // At the field, and announced.
    await waitFor(() => expect(screen.getAllByText('This number is already saved.')).toHaveLength(2));
    expect(sent()).toEqual([{ phonenumber: '222 ' }]);
  });

  it('reports a number that is too long, sends nothing and keeps the typed number', async () => {
    const { fill, press, sent } = renderForm('111');
    const long = '5'.repeat(201);
    await fill(LABEL, long);
    for (const button of ['Add Number', 'Submit']) {
      await press(button);
      await waitFor(() => expect(field()).toHaveFocus());
      await waitFor(() => expect(field()).toHaveAccessibleDescription('Use at most 200 characters'));
      expect(field()).toBeInvalid();
      await fill(LABEL, long + button);
      await waitFor(() => expect(field()).toBeValid());
    }
    expect(field()).toHaveValue(`${long}Submit`);
    expect(sent()).toEqual([]);
    await fill(LABEL, long.slice(1));
    await press('Add Number');
    await waitFor(() => expect(sent()).toEqual([{ phonenumber: long.slice(1) }]));
  });

  it('asks for a number when there is none; Add Number sends even an empty saved number', async () => {
    const { press, arrive, sent } = renderForm(undefined);
    await press('Add Number');
    await waitFor(() => expect(screen.getAllByText('Enter a number first.')).toHaveLength(2));
    await press('Submit');
    expect(screen.getAllByText('Enter a number first.')).toHaveLength(2);
    expect(sent()).toEqual([]);
    arrive('');
    await press('Add Number');
    await waitFor(() => expect(sent()).toEqual([{ phonenumber: '' }]));
  });
});

it('the referral link is shown beside its QR code', async () => {
  render(<ShareLink url="https://example.test/signup?sponsor=WH1" />);
  expect(screen.getByText('https://example.test/signup?sponsor=WH1')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'QR code of your referral link' })).toBeInTheDocument();
});

it('a link too long for a camera has no QR code', () => {
  const { container } = render(<ShareLink url={`https://example.test/${'a'.repeat(300)}`} />);
  expect(container.querySelector('svg[role=img]')).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
});
