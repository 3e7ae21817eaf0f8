/** Tests of the members' forms in the whole portal, with faults of support/faults.ts in their responses. */

import { describe, expect, it } from 'vitest';
import { getValue } from '../../../src/core/defineResource';
import { formatValue } from '../../../src/core/valueTypes';
import {
  FAULT_SAMPLE,
  FAULTS_LIMIT_MS,
  faultsOf,
  fieldError,
  sample,
  type ValidResponse,
} from '../../support/faults';
import { validResponse } from '../../support/validBackend';
import { openPortal } from '../../support/portalScreen';
import { button, fill, press, screenOf, textOf } from '../../support/screenQueries';
import { pageProblems } from '../../support/pageProblems';
import { problemsWithFaults, signInAgain, type WriteForm } from '../../support/writeForm';

const OUTCOME_UNKNOWN = /We couldn't confirm this\. /;
const keys = { bind_apiKey: 'key-of-the-exchange', bind_apiSecret: 'secret-of-the-exchange' };
const order = { withdraw_amount: '25.50', withdraw_otp: '123456' };

const confirmed = (text: string, yes: string | RegExp) => async () => {
  await press(button(text));
  await press(button(yes));
};
const once = (text: string) => () => press(button(text));
const reference = (valid: ValidResponse) => [`Reference${String(getValue(valid, 'data._id'))}`];

const forms: readonly WriteForm[] = [
  {
    name: 'binding keys',
    url: '/bindapi',
    path: 'api/user/bind',
    typed: keys,
    send: once('Bind'),
    unknown: OUTCOME_UNKNOWN,
  },
  {
    name: 'updating keys',
    url: '/bindapi',
    path: 'api/user/updateBind',
    typed: keys,
    send: once('Update'),
    unknown: OUTCOME_UNKNOWN,
  },
  {
    name: 'unbinding keys',
    url: '/bindapi',
    path: 'api/user/unbind',
    typed: keys,
    send: confirmed('Unbind', 'Unbind'),
    unknown: OUTCOME_UNKNOWN,
  },
  {
    name: 'a transfer',
    url: '/fundtransfer',
    path: 'api/user/fundTransfer',
    typed: { transfer_uid: 'WH100002', transfer_amount: '12.50' },
    send: confirmed('Transfer', 'Transfer 12.50 USDT'),
    moreFaults: [fieldError('transfer_uid', "You can't transfer funds to yourself")],
    unknown: OUTCOME_UNKNOWN,
    shows: reference,
  },
  {
    name: 'a withdrawal',
    url: '/mithdraw',
    path: 'api/user/placeWithraw',
    typed: order,
    send: confirmed('Confirm', 'Withdraw 25.50 USDT'),
    unknown: OUTCOME_UNKNOWN,
    shows: reference,
  },
  {
    name: 'the code of a withdrawal',
    url: '/mithdraw',
    path: 'api/user/withrawOtp',
    method: 'GET',
    typed: order,
    send: once('Get OTP'),
  },
  {
    name: 'a ticket',
    url: '/ticket',
    path: 'api/user/addTicket',
    typed: { ticket_message: 'Where is my deposit?' },
    send: once('Send'),
    unknown: /couldn't confirm that your ticket was sent/,
    restore: async () => {
      await press(button('Restore draft'));
    },
  },
  {
    name: 'a phone number',
    url: '/profile',
    path: 'api/user/addPhoneNumber',
    typed: { phone_phonenumber: '5550100123' },
    send: once('Add Number'),
    moreFaults: [fieldError('phone_phonenumber', 'This phone number is taken')],
    unknown: /We couldn't confirm this. Your number may already be saved/,
  },
  {
    name: 'an activation',
    url: '/depositpage',
    path: 'api/user/activateAccount',
    typed: {},
    send: confirmed('Choose', /^Activate for /),
    unknown: OUTCOME_UNKNOWN,
    shows: (valid) => [
      `Deposit balance after${formatValue({ valueType: 'money' }, getValue(valid, 'data.balance'))}`,
    ],
  },
];

describe.each(forms)('$name', (form) => {
  it(
    `keeps what was typed and reports the outcome once with ${FAULT_SAMPLE}, and the next try works`,
    async () => expect(await problemsWithFaults(form, forms.indexOf(form))).toEqual([]),
    FAULTS_LIMIT_MS,
  );
});

describe('the recipient of a transfer', () => {
  it(
    `always belongs to the typed id, with ${FAULT_SAMPLE} in the look-up`,
    async () => {
      const path = 'api/user/fetchDetails';
      const valid = await validResponse({ method: 'POST', url: `https://backend.test/${path}`, body: {} });
      const { name } = valid.data as { name: string };
      let portal = await openPortal('/fundtransfer');
      const wrong: string[] = [];
      let id = 0;
      for (const fault of sample(faultsOf(valid), forms.length)) {
        const typed = { transfer_uid: `WH${++id}`, transfer_amount: '12.50' };
        const release = portal.break(path, fault);
        portal.takeToasts();
        await fill(typed);
        const found: string[] = [];
        if (fault.needs === 'delay') {
          found.push(...pageProblems());
          release();
        }
        await portal.settled();
        found.push(...pageProblems());
        const toasts = portal.takeToasts();
        const ended = portal.session.state().token === null;
        // The form field shows server errors, so only the end of the session opens a toast.
        if (toasts.join() !== (ended ? 'Unauthorized!' : '')) found.push(`it toasts ${toasts.join()}`);
        const shown = textOf(screenOf()).includes(name);
        const expectsName =
          fault.name === 'ok' || fault.needs === 'delay' || fault.name === "a message that isn't a text";
        if (shown !== expectsName) found.push(shown ? 'it shows a name' : 'it shows no name');
        portal.removeFault();
        if (ended || fault.session) {
          signInAgain(portal);
          portal.unmount();
          portal = await openPortal('/fundtransfer');
        }
        await fill({ transfer_uid: `WH${++id}` });
        await portal.settled();
        if (!textOf(screenOf()).includes(name)) found.push('the next id has no name');
        wrong.push(...found.map((problem) => `${fault.name}: ${problem}`));
      }
      expect(wrong.slice(0, 12)).toEqual([]);
    },
    FAULTS_LIMIT_MS,
  );
});
