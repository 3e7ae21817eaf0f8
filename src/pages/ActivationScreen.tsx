import { LoadingOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { Cell } from '../ledger/Cell';
import { Ledger } from '../ledger/Ledger';
import { ListFailure } from '../ledger/ListFailure';
import { useAllRows } from '../ledger/useAllRows';
import { useBalance } from '../ledger/useBalance';
import { useWrite } from '../ledger/useWrite';
import { fieldOf, pick, type ListResource, type ObjectResource } from '../shared/defineResource';
import { kindOf, moneyText } from '../shared/kinds';
import { messages } from '../shared/messages';
import { readDecimal } from '../shared/money';
import { LazyDialog } from '../ui/LazyDialog';
import { Notice } from '../ui/Notice';
import { StatGrid } from '../ui/StatGrid';
import styles from './ActivationScreen.module.css';
import { Facts } from './Facts';
import { Screen } from './Screen';
import { UnknownOutcome } from './UnknownOutcome';

interface ActivationScreenProps {
  readonly activations: ListResource;
  readonly packages: ListResource;
  readonly dashboard: ObjectResource;
}

/** Packages that stand in while the real ones are on their way. */
const BONES = Array.from({ length: 6 }, () => undefined);

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
          {(offered.rows ?? BONES).map((row, index) => (
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
      <Ledger resource={activations} heading="Activations" />
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
              ['Package', kindOf(price.kind).text(pick(chosen, price.key), price)],
              ['Deposit balance after', left ? moneyText(left) : '—'],
            ]}
          />
          {left?.lt(0) && <p>Your deposit balance is smaller than this package.</p>}
        </LazyDialog>
      )}
    </Screen>
  );
}
