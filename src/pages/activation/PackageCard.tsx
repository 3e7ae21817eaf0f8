import { Button, Card, Flex, Skeleton, Statistic } from 'antd';
import { packages } from '../../resources/packages';
import { fieldOf, type ReceivedRow } from '../../core/defineResource';
import { formatValue } from '../../core/valueTypes';
import { usePreferences } from '../../lib/usePreferences';
import { Cell } from '../../values/Cell';
import styles from './ActivationScreen.module.css';

/** A package as the server sent it; undefined while packages load or if no package is chosen. */
export type Package = ReceivedRow<typeof packages>;

const price = fieldOf(packages, 'packageAmount');
const extra = fieldOf(packages, 'extra');

export const priceOf = (row: Package): string => formatValue(price, row?.packageAmount);

interface PackageCardProps {
  readonly row: Package;
  /** Whether the account is being activated with this package. */
  readonly pending: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

export function PackageCard({ row, pending, disabled, onChoose }: PackageCardProps) {
  const { amounts } = usePreferences();
  const loading = row === undefined;
  return (
    <Card hoverable={!loading && !disabled} style={{ height: '100%' }}>
      <Flex vertical gap="middle">
        {/* Cell renders the exact values: Statistic itself would convert the price to a float. */}
        <Statistic
          title={<Cell field={extra} row={row} loading={loading} />}
          formatter={() => <Cell field={price} row={row} loading={loading} />}
        />
        {loading ? (
          <Skeleton.Button active block size="large" />
        ) : (
          <Button
            block
            size="large"
            className={styles.choose ?? ''}
            // While amounts are hidden, the label has the server's `extra` text instead of the price.
            aria-label={`Choose ${amounts === 'shown' ? priceOf(row) : formatValue(extra, row?.extra)}`}
            loading={pending}
            disabled={disabled}
            onClick={onChoose}
          >
            Choose
          </Button>
        )}
      </Flex>
    </Card>
  );
}
