import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { field, fill, fieldDescription } from '../../support/formFields';
import { accepted, renderTransfer, friend, submit, UNKNOWN } from '../../support/transferScreen';

describe('a recipient', () => {
  it('is looked up again after each change, and an earlier result is never shown', async () => {
    const { bodies, release } = renderTransfer();
    const lookedUp = (...ids: string[]) =>
      waitFor(() => expect(bodies('fetchDetails')).toEqual(ids.map((uid) => ({ uid }))));
    await fill('User id', 'WH7');
    await lookedUp('WH7');
    release();
    expect(await screen.findByText(friend('WH7'))).toBeInTheDocument();
    await fill('User id', 'WH2');
    expect(screen.queryByText(friend('WH7'))).toBeNull();
    expect(await screen.findByText(friend('WH2'))).toBeInTheDocument();
    await fill('User id', 'WH7');
    await lookedUp('WH7', 'WH2', 'WH7');
    expect(screen.getByText('Looking up…').closest('[aria-live=polite]')).toBeInTheDocument();
    expect(screen.queryByText(friend('WH2'))).toBeNull();
    // An earlier look-up has found this member, but its result must not be cached.
    expect(screen.queryByText(friend('WH7'))).toBeNull();
    await fill('User id', '');
    release();
    await fill('User id', 'WH3');
    expect(await screen.findByText(friend('WH3'))).toBeInTheDocument();
    expect(screen.queryByText(friend('WH7'))).toBeNull();
  });

  it('that is unknown is an error at the field as soon as its look-up fails; a submit looks it up again', async () => {
    const { toasts, bodies } = renderTransfer();
    await fill('User id', 'WH9');
    await waitFor(() => expect(fieldDescription('User id')).toBe(UNKNOWN));
    expect(field('User id')).toBeInvalid();
    await fill('User id', 'WH7');
    await waitFor(() => expect(field('User id')).not.toBeInvalid());
    expect(screen.getByText('Looking up…')).toBeInTheDocument();
    await fill('User id', 'WH9');
    await waitFor(() => expect(fieldDescription('User id')).toBe(UNKNOWN));
    // White space and invisible characters don't change the id, so the error stays.
    await fill('User id', 'WH9\u200B ');
    await waitFor(() => expect(fieldDescription('User id')).toBe(UNKNOWN));
    await fill('Amount (USDT)', '5');
    submit();
    await waitFor(() => expect(bodies('fetchDetails')).toHaveLength(4));
    await waitFor(() => expect(fieldDescription('User id')).toBe(UNKNOWN));
    expect(screen.getAllByText(UNKNOWN)).toHaveLength(1);
    expect(toasts).toEqual([{ type: 'error', message: UNKNOWN }]);
    // The submit has sent the failed look-up again.
    expect(bodies('fetchDetails')).toEqual(['WH9', 'WH7', 'WH9', 'WH9'].map((uid) => ({ uid })));
  });

  it('is not found after the session has ended: its field says so, and the typed values stay', async () => {
    const { session, bodies } = renderTransfer(accepted, 'Unauthorized!');
    await fill('Amount (USDT)', '5');
    await fill('User id', 'WH2');
    await waitFor(() => expect(session.state().expired).toBe(true));
    expect(session.state().token).not.toBeNull();
    submit();
    await waitFor(() => expect(fieldDescription('User id')).toBe('Your session has ended'));
    expect(field('Amount (USDT)')).toHaveValue('5');
    expect(bodies('fundTransfer')).toEqual([]);
  });

  it('without a name is shown in the review by e-mail', async () => {
    renderTransfer(accepted, { name: '', email: 'x@example.test' });
    await fill('User id', 'WH2');
    await fill('Amount (USDT)', '5');
    await screen.findByText('x@example.test');
    submit();
    expect(await screen.findByRole('dialog')).toHaveTextContent('Tox@example.testUser idWH2');
  });

  it('without a name and an e-mail is reported at the field, and nothing is sent', async () => {
    const { bodies } = renderTransfer(accepted, {});
    await fill('User id', 'WH2');
    await fill('Amount (USDT)', '5');
    expect(await screen.findByText("We couldn't read this member's name.")).toBeVisible();
    submit();
    await waitFor(() => expect(fieldDescription('User id')).toBe("We couldn't read this member's name."));
    expect(bodies('fundTransfer')).toEqual([]);
  });

  it('with an id that is too long is reported at once, is not looked up, and stays in the field', async () => {
    const { bodies } = renderTransfer();
    const long = 'W'.repeat(101);
    await fill('User id', long);
    await waitFor(() => expect(fieldDescription('User id')).toBe('Use at most 100 characters'));
    await fill('Amount (USDT)', '5');
    submit();
    await waitFor(() => expect(fieldDescription('User id')).toBe('Use at most 100 characters'));
    expect(field('User id')).toHaveValue(long);
    expect(field('User id')).toHaveFocus();
    // Only this id has a valid length, so it causes the only look-up.
    await fill('User id', long.slice(1));
    await waitFor(() => expect(bodies('fetchDetails')).toEqual([{ uid: long.slice(1) }]));
    expect(bodies('fundTransfer')).toEqual([]);
  });

  it.each([
    ['WH79', 'is unknown and the field shows that', UNKNOWN],
    ['WH7', 'is found and the error disappears', undefined],
  ])('with the id %s blocks a submit during its look-up, until it %s', async (uid, _name, then) => {
    const { release, toasts } = renderTransfer();
    await fill('Amount (USDT)', '5');
    await fill('User id', uid);
    submit();
    await waitFor(() =>
      expect(fieldDescription('User id')).toBe('Looking up this member. Try again in a moment.'),
    );
    expect(toasts).toEqual([{ type: 'error', message: 'Looking up this member. Try again in a moment.' }]);
    expect(screen.queryByText('Looking up…')).toBeNull();
    release();
    if (then) await waitFor(() => expect(fieldDescription('User id')).toBe(then));
    else await waitFor(() => expect(field('User id')).not.toBeInvalid());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toasts).toHaveLength(1);
  });
});
