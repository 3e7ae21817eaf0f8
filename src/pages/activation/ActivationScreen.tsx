import { LoadingOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { Cell } from '../../list/Cell';
import { ResourceList } from '../../list/ResourceList';
import { ListFailure } from '../../list/ListFailure';
import { useAllRows } from '../../list/useAllRows';
import { useBalance } from '../../list/useBalance';
import { useWrite } from '../../list/useWrite';
import { fieldOf, pick, type ListResource, type ObjectResource } from '../../core/defineResource';
import { valueTypeOf, moneyText } from '../../core/valueTypes';
import { messages } from '../../core/messages';
import { readDecimal } from '../../core/money';
import { LazyDialog } from '../../components/LazyDialog';
import { Notice } from '../../components/Notice';
import { StatGrid } from '../../components/StatGrid';
import styles from './ActivationScreen.module.css';
import { Facts } from '../../components/Facts';
import { Screen } from '../../components/Screen';
import { UnknownOutcome } from '../../components/UnknownOutcome';

interface ActivationScreenProps {
  readonly activations: ListResource;
  readonly packages: ListResource;
  readonly dashboard: ObjectResource;
}

/** Packages that stand in while the real ones are on their way. */
const SKELETONS = Array.from({ length: 6 }, () => undefined);

/** What a package is bought by; a row without one cannot be. */
const idOf = (row: unknown): string | number | undefined => {
  const id = pick(row, '_id');
  return (typeof id === 'string' && id !== '') || typeof id === 'number' ? id : undefined;
};

/** Activates the account with a package, paid from the deposit balance (SPEC §2 Account activation; DESIGN decision 10). */
export default function ActivationScreen({ activations, packages, dashboard }: ActivationScreenProps) {
  const offered = useAllRows(packages.name);
  const balance = useBalance(dashboard, 'depositBalance');
  const { pending, failure, send } = useWrite(activations);
  const [chosen, choose] = useState<unknown>();
  const [ordered, order] = useState<unknown>();
  const price = fieldOf(packages, 'packageAmount');
  const amount = readDecimal(pick(chosen, 'packageAmount'));
  const left = amount && balance.amount?.minus(amount);

  const activate = () => {
    choose(undefined);
    order(chosen);
    void send('create', { id: idOf(chosen) });
  };

  return (
    <Screen title="Account activation">
      <StatGrid stats={[{ title: 'Deposit balance', value: balance.cell }]} />
      {offered.error && !offered.rows ? (
        <ListFailure error={offered.error} onRetry={offered.retry} />
      ) : offered.rows?.length === 0 ? (
        <Notice title={messages.noData} />
      ) : (
        <ul className={styles.grid} aria-label="Packages" aria-busy={offered.rows === undefined}>
          {(offered.rows ?? SKELETONS).map((row, index) => (
            <li key={index}>
              <button
                type="button"
                className={styles.package}
                aria-label={offered.rows ? undefined : 'Loading'}
                disabled={idOf(row) === undefined}
                // Not disabled while one is under way: the focus would be lost with it.
                aria-disabled={pending !== undefined}
                aria-busy={pending !== undefined && row === ordered}
                onClick={() => pending === undefined && choose(row)}
              >
                {pending !== undefined && row === ordered && <LoadingOutlined spin aria-hidden />}
                <strong>
                  <Cell field={price} row={row} loading={!offered.rows} />
                </strong>
                <span>
                  <Cell field={fieldOf(packages, 'extra')} row={row} loading={!offered.rows} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <UnknownOutcome failure={failure} />
      <ResourceList resource={activations} heading="Activations" />
      {chosen !== undefined && (
        <LazyDialog
          title="Activate your account?"
          confirm="Activate"
          cancel="Cancel"
          onConfirm={activate}
          onClose={() => choose(undefined)}
        >
          <Facts
            facts={[
              ['Package', valueTypeOf(price.valueType).text(pick(chosen, price.key), price)],
              ['Deposit balance after', left ? moneyText(left) : '—'],
            ]}
          />
          {left?.lt(0) && <p>Your deposit balance is smaller than this package.</p>}
        </LazyDialog>
      )}
    </Screen>
  );
}
