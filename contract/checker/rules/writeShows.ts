import { getValue } from '../../../src/core/defineResource';
import { readDecimal } from '../../../src/core/money';
import { phoneNumber } from '../../../src/resources/dashboard';
import { tickets } from '../../../src/resources/tickets';
import { transfers } from '../../../src/resources/transfers';
import { describe, isServerError, readRows, reasonNotProcessed, show, successBody, violation } from '../rule';
import type { HttpExchange } from '../types';
import {
  countOf,
  countViolations,
  NO_RECIPIENT,
  readBalances,
  readDashboard,
  readList,
  reasonTooLow,
  sendCall,
  successViolations,
  type Balances,
  type WriteRule,
} from './writeRule';

const NO_PHONE = 'the dashboard has no user.phoneNumber that could be restored';

const listedRows = (exchange: HttpExchange): readonly unknown[] => readRows(exchange) ?? [];
const showFirst = (exchange: HttpExchange) =>
  successBody(exchange) ? show(listedRows(exchange)[0]) : describe(exchange);
/** The contract does not fix the order of lists, so a new row may be on the last page. */
const lastSkip = (countBefore = 0) => Math.max(0, countBefore - 9);

export const ticketShows: WriteRule = {
  id: 'write-shows',
  call: 'POST api/user/addTicket (tickets.create)',
  description: 'A created ticket is in the list with its exact text, and the count grows by one.',
  check: async (send, { marker }) => {
    const before = countOf(await readList(send, tickets.read));
    const message = `${marker}\nsecond line, "quotes" & <b>angle brackets</b>, ünïcödé 字 🙂`;
    const written = await sendCall(send, tickets.create, { subject: 'Other', message });
    const reason = reasonNotProcessed(written);
    if (reason !== undefined) return reason;
    const found = successViolations(tickets.create, written);
    if (!successBody(written)) return found;
    const read = await readList(send, tickets.read);
    const reasonNotRead = reasonNotProcessed(read);
    if (reasonNotRead !== undefined && found.length === 0)
      return `the list could not be read: ${reasonNotRead}`;
    found.push(...countViolations(before, read));
    const isWritten = (row: unknown) => getValue(row, 'message') === message;
    const lastPage = () => readList(send, tickets.read, lastSkip(before));
    if (!listedRows(read).some(isWritten) && !listedRows(await lastPage()).some(isWritten))
      found.push(...violation(`a row with the message ${show(message)}`, showFirst(read), read));
    return found;
  },
};

const phoneIn = (exchange: HttpExchange) => getValue(successBody(exchange)?.data, 'user.phoneNumber');

export const phoneShows: WriteRule = {
  id: 'write-shows',
  call: 'POST api/user/addPhoneNumber (phone-number.create)',
  description: 'A saved phone number appears in the dashboard.',
  check: async (send, { sendUninterrupted }) => {
    const before = phoneIn(await readDashboard(send));
    if (before === '' || !['string', 'number'].includes(typeof before)) return NO_PHONE;
    // A backend that stores a number loses the first digit.
    const phonenumber = String(before) === '0555010077' ? '0555010078' : '0555010077';
    const written = await sendCall(sendUninterrupted, phoneNumber.create, { phonenumber });
    const reason = reasonNotProcessed(written);
    if (reason !== undefined) return reason;
    const found = successViolations(phoneNumber.create, written);
    const after = await readDashboard(sendUninterrupted);
    const shown = phoneIn(after);
    const reasonNotRead = reasonNotProcessed(after);
    if (successBody(written) && reasonNotRead === undefined && String(shown) !== phonenumber)
      found.push(
        ...violation(
          `user.phoneNumber ${phonenumber}`,
          successBody(after) ? show(shown) : describe(after),
          after,
        ),
      );
    // Restore the number after an error too: the backend may have stored the test number all the same.
    const restored = await sendCall(sendUninterrupted, phoneNumber.create, { phonenumber: String(before) });
    const shownLast = phoneIn(await readDashboard(sendUninterrupted));
    if (String(shownLast) !== String(before))
      found.push(
        ...violation(
          `the earlier user.phoneNumber ${String(before)} restored`,
          `${show(shownLast)} after ${describe(restored)}`,
          restored,
        ),
      );
    return found.length === 0 && reasonNotRead !== undefined
      ? `the dashboard could not be read: ${reasonNotRead}`
      : found;
  },
};

export const transferShows: WriteRule = {
  id: 'write-shows',
  call: 'POST api/user/fundTransfer (transfers.create)',
  description: 'A transfer appears in the list, and the balance decreases by exactly its amount.',
  check: async (send, { recipient, rejected }) => {
    if (recipient === undefined) return NO_RECIPIENT;
    const sent = '0.01';
    const before = await readBalances(send);
    if (before.problem !== undefined) return before.problem;
    const tooLow = reasonTooLow(before, 'mainBalance', sent);
    if (tooLow !== undefined) return tooLow;
    const countBefore = countOf(await readList(send, transfers.read));
    const written = await sendCall(send, transfers.create, { uid: recipient, amount: sent });
    const reason = reasonNotProcessed(written);
    if (reason !== undefined) return reason;
    const found = successViolations(transfers.create, written);
    if (isServerError(written)) rejected.add(transfers.create.path);
    if (!successBody(written)) return found;
    const after = await readBalances(send);
    const list = await readList(send, transfers.read);
    const reasonNotRead = reasonNotProcessed(after.exchange) ?? reasonNotProcessed(list);
    if (reasonNotRead !== undefined && found.length === 0)
      return `the transfer could not be verified: ${reasonNotRead}`;
    const had = before.values.mainBalance;
    const has = after.values.mainBalance;
    const expected = readDecimal(had)?.minus(sent);
    if (!expected || !readDecimal(has)?.eq(expected))
      found.push(...violation(`a balance ${sent} below ${had}`, after.problem ?? show(has), after.exchange));
    const others = ({ values: { incomeBalance, depositBalance } }: Balances) =>
      show({ incomeBalance, depositBalance });
    if (after.problem === undefined && others(after) !== others(before))
      found.push(...violation(`other balances as before: ${others(before)}`, others(after), after.exchange));
    found.push(...countViolations(countBefore, list));
    const isSent = (row: unknown) => {
      const to = (getValue(row, 'to') ?? recipient) as string | number;
      const isToRecipient = String(to).toLowerCase() === recipient.toLowerCase();
      return isToRecipient && Math.abs(Number(getValue(row, 'amount'))) === Number(sent);
    };
    const lastPage = () => readList(send, transfers.read, lastSkip(countBefore));
    if (!listedRows(list).some(isSent) && !listedRows(await lastPage()).some(isSent))
      found.push(...violation(`a transfer of ${sent} to ${recipient}`, showFirst(list), list));
    return found;
  },
};
