import { Flex, Tag } from 'antd';
import { fieldOf, getValue, type ObjectResource } from '../core/defineResource';
import { decimalPlaces, readDecimal, usdt } from '../core/money';
import { RetryButton } from '../components/RetryButton';
import { Cell } from '../values/Cell';
import { fieldTitle } from '../values/NameWithTooltip';
import { useObject } from '../data/useObject';
import { usePreferences } from '../lib/usePreferences';

/**
 * Reads a balance, field `key` of an object, for a form that spends it. Reads it again when the window becomes visible,
 * because a deposit or another tab may have changed it. `title` overrides the field's.
 */
export function useBalance(object: ObjectResource, key: string, title?: string) {
  const { value, requested, error, retry, retrying } = useObject(object, { refetchOnWindowFocus: true });
  const amount = readDecimal(getValue(value, key));
  const { amounts } = usePreferences();
  const isRounded = amount !== undefined && decimalPlaces(amount) > 2;
  const field = { ...fieldOf(object, key), ...(title && { title }) };
  return {
    /** An item for StatisticGrid: the formatted value, a skeleton while it loads, or a retry button after an error. */
    figure: {
      title: field.title,
      name: fieldTitle(field),
      value: (
        <Flex wrap align="center" gap="small" component="span">
          <Cell field={field} row={value} loading={!value && !error} />
          {error && !retrying && <Tag>{value ? 'may be out of date' : "couldn't be loaded"}</Tag>}
          {error && <RetryButton size="small" pending={retrying} onClick={retry} />}
        </Flex>
      ),
    },
    /** The balance for calculations; undefined if unknown or unreadable. */
    amount,
    /** A sentence with the exact balance, if screens show it rounded; '' while amounts are hidden. */
    exactAmount: isRounded && amounts === 'shown' ? ` Your balance is ${usdt(amount.toFixed())}.` : '',
    /**
     * Returns the balance that was requested after a payment's response, which arrived at `order` (`nextOrder`):
     * undefined while it is read, and null if it can't be read.
     */
    amountSince: (order: number) => (requested > order ? (amount ?? null) : error ? null : undefined),
  };
}
