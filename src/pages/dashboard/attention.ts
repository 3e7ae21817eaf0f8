import dayjs from 'dayjs';
import { formatDay } from '../../core/dates';
import { fieldOf, getValue } from '../../core/defineResource';
import { formatValue } from '../../core/valueTypes';
import { hasPaid } from '../../data/memberSteps';
import { listHref } from '../../list/query/listQuery';
import { withdrawals } from '../../resources/withdrawals';

/** What the items are derived from. The rows are those of first pages, [] if they are unknown. */
export interface AttentionSources {
  readonly dashboard: object;
  readonly withdrawals: readonly unknown[];
  /** The tickets that the member has not seen yet. */
  readonly newTickets: readonly unknown[];
  readonly activity: readonly unknown[];
  /** Today as YYYY-MM-DD. */
  readonly today: string;
}

/** The number of days before the end of a package, and after the creation of a rejected withdrawal. */
const DAYS = 14;

const ABOUT_KEYS = /\b(?:api|keys?)\b/i;
const REFUSED =
  /refus|reject|invalid|denied|expired|revoked|permission|unauthori[sz]ed|not (?:valid|accepted)/i;

/** Returns the newest activity entry about keys: after a refusal, the member may have changed them. */
export const keyEntry = (activity: readonly unknown[]): string =>
  activity
    .map((row) => `${String(getValue(row, 'activity'))} ${String(getValue(row, 'message'))}`)
    .find((text) => ABOUT_KEYS.test(text)) ?? '';

/** Returns whether the exchange refuses the keys, by the activity or by a text in place of its balance. */
export const areKeysRefused = (dashboard: object, activity: readonly unknown[]): boolean =>
  REFUSED.test(`${keyEntry(activity)} ${String(getValue(dashboard, 'binanceBalance'))}`);

/** Returns a text about the end of the package; undefined if it is far away or unknown. */
function packageText(dashboard: object, today: string): string | undefined {
  const end = hasPaid(dashboard) ? formatDay(getValue(dashboard, 'user.packageValidity')) : undefined;
  const days = end === undefined ? Infinity : dayjs.utc(end).diff(dayjs.utc(today), 'day');
  if (days > DAYS) return undefined;
  if (days < 0) return `Package ended on ${end}`;
  return days === 0 ? 'Package ends today' : `Package ends in ${days} ${days === 1 ? 'day' : 'days'}`;
}

/** Returns a link to the withdrawals with a status that matches, unless there are none. */
function withdrawalItem(text: string, status: RegExp, rows: readonly unknown[]) {
  const statuses = rows.map((row) => formatValue(fieldOf(withdrawals, 'status'), getValue(row, 'status')));
  const values = [...new Set(statuses.filter((value) => status.test(value)))];
  const filters = [{ kind: 'choice', key: 'status', values }] as const;
  return values.length > 0 && { text, to: listHref(withdrawals, '/withdrawhistory', { filters }) };
}

/** Returns what needs the member's attention, each with the URL where it is solved. */
export function attentionItems({ dashboard, newTickets, activity, today, ...sources }: AttentionSources) {
  const firstDay = dayjs.utc(today).subtract(DAYS, 'day').format('YYYY-MM-DD');
  const recent = sources.withdrawals.filter(
    (row) => (formatDay(getValue(row, 'createdAt')) ?? '') >= firstDay,
  );
  const packageEnd = packageText(dashboard, today);
  return [
    areKeysRefused(dashboard, activity) && { text: 'Exchange keys refused', to: '/bindapi' },
    packageEnd !== undefined && { text: packageEnd, to: '/depositpage' },
    withdrawalItem('Withdrawal rejected', /^(?:rejected|failed)$/i, recent),
    withdrawalItem('Withdrawal pending', /^pending$/i, sources.withdrawals),
    newTickets.some((row) => /^answered$/i.test(String(getValue(row, 'status')))) && {
      text: 'Ticket answered',
      to: '/ticket',
    },
  ].filter((item) => item !== false);
}
