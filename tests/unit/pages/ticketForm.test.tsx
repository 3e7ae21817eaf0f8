import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ticketTopics, tickets } from '../../../src/resources/tickets';
import { TicketForm } from '../../../src/pages/tickets/TicketScreen';
import { renderPart } from '../../support/renderPart';
import { json } from '../../support/fakeFetch';

function renderForm(respond: () => Response | Promise<Response>) {
  const form = renderPart(<TicketForm />, [tickets], respond);
  const choose = async (topic: string) => {
    fireEvent.mouseDown(screen.getByLabelText('Topic'));
    fireEvent.click(await screen.findByTitle(topic));
  };
  return { ...form, choose };
}

const [firstTopic] = ticketTopics;
const message = () => screen.getByLabelText('Message');

describe('the ticket form', () => {
  it('reports a message that is too long, sends nothing and keeps the typed message', async () => {
    const { bodies, fill, press } = renderForm(() => json({ success: true, message: 'Sent' }));
    // The arrow of the select is decoration.
    expect(screen.queryByRole('img')).toBeNull();
    const long = 'a'.repeat(5001);
    await fill('Message', long);
    await press('Send');
    expect(await screen.findByText('Use at most 5000 characters')).toBeVisible();
    expect(message()).toBeInvalid();
    expect(message()).toHaveFocus();
    expect(message()).toHaveValue(long);
    expect(bodies('addTicket')).toEqual([]);
    await fill('Message', long.slice(1));
    await press('Send');
    await waitFor(() => expect(bodies('addTicket')).toEqual([{ subject: '', message: long.slice(1) }]));
  });

  it('restores topic and message, once both fields are empty again', async () => {
    const { user, choose, fill, press } = renderForm(() =>
      json({ success: false, message: 'Choose a topic first' }),
    );
    await choose('Other');
    await fill('Message', 'First');
    await press('Send');
    await screen.findByText(/^Your ticket wasn't sent\./);
    expect(screen.getByRole('note')).toHaveTextContent('Choose a topic first');
    expect(await screen.findByText('Choose a topic')).toBeVisible();
    await choose(firstTopic);
    expect(await screen.findByText(/Clear the fields to restore it/)).toBeVisible();
    expect(screen.queryByText('Restore draft')).toBeNull();
    screen.getByLabelText('Topic').focus();
    await user.keyboard('{Delete}');
    expect(await screen.findByText('Choose a topic')).toBeVisible();
    await press('Restore draft');
    expect(message()).toHaveValue('First');
    expect(message()).toHaveFocus();
    expect(screen.getByLabelText('Topic').closest('.ant-select')).toHaveTextContent('Other');
  });

  it('that is sent removes what earlier failures left, toasts too', async () => {
    const responses = [json({ success: false, message: 'Later' }), json({ success: true, message: '' })];
    const { fill, press, toasts } = renderForm(() => responses.shift() ?? json({}));
    await fill('Message', 'First');
    await press('Send');
    await screen.findByText(/^Your ticket wasn't sent\./);
    await fill('Message', 'Second');
    await press('Send');
    await waitFor(() => expect(message()).toHaveValue(''));
    expect(screen.queryByText(/^Your ticket wasn't sent\./)).toBeNull();
    expect(screen.queryByText('Restore draft')).toBeNull();
    expect(screen.queryByRole('note')).toBeNull();
    // A success without a message only closes the error toasts.
    expect(toasts).toEqual([
      { type: 'error', message: 'Later' },
      { type: 'success', message: '' },
    ]);
  });

  it.each([
    ['is rejected', () => json({ success: false, message: 'Write something' }), 'Write something'],
    ['has an unknown outcome', () => json({}, 500), /We couldn't confirm this\./],
  ])('that is empty and %s offers no draft', async (_name, respond, alert) => {
    const { press } = renderForm(respond);
    await press('Send');
    expect(await screen.findByText(alert)).toBeVisible();
    expect(screen.queryByText('Restore draft')).toBeNull();
    expect(screen.queryByText(/draft/)).toBeNull();
  });
});
