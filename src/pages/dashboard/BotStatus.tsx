import { Flex } from 'antd';
import { formatDate, formatDay, readDate } from '../../core/dates';
import { getValue } from '../../core/defineResource';
import { hasPaid } from '../../data/memberSteps';
import { usePreferences } from '../../lib/usePreferences';
import { activity } from '../../resources/activity';
import { futuresTrades } from '../../resources/futuresTrades';
import { spotTrades } from '../../resources/spotTrades';
import { areKeysRefused, keyEntry } from './attention';
import { useHasKey } from './FirstSteps';
import { useFirstPages } from './NeedsAttention';

const item = (label: string, date?: string) => (
  <li>
    {label} <span translate="no">{date}</span>
  </li>
);

/** Renders in one line whether the bot can trade, and when it last did. Omits what is unknown. */
export default function BotStatus({ value }: { value: object }) {
  const { zone } = usePreferences();
  const hasKey = useHasKey(true);
  const [log = [], ...trades] = useFirstPages(activity, futuresTrades, spotTrades);
  // Another browser may have unbound the key.
  const isBound = hasKey && !/\bunb(?:ind|ound)/i.test(keyEntry(log));
  const end = hasPaid(value) && formatDay(getValue(value, 'user.packageValidity'));
  const times = trades.flat().map((row) => readDate(getValue(row, 'createdAt'))?.valueOf() ?? 0);
  const last = readDate(Math.max(...times), zone);
  return (
    <Flex component="ul" wrap gap="0 1rem" aria-label="Bot">
      {areKeysRefused(value, log)
        ? item('Key refused')
        : hasKey !== undefined && item(isBound ? 'Key bound' : 'No key bound')}
      {end && item('Package until', end)}
      {last && item('Last trade', formatDate(last, 'minute'))}
    </Flex>
  );
}
