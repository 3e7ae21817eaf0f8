import { Alert, Col, Row } from 'antd';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { activations } from '../../resources/activations';
import { dashboard } from '../../resources/dashboard';
import { packages } from '../../resources/packages';
import { getValue, rowId } from '../../core/defineResource';
import { messages } from '../../core/messages';
import { exceeds, readDecimal } from '../../core/money';
import { PaymentReview } from '../../payments/PaymentReview';
import { usePreloadModal } from '../../components/lazyOverlay';
import { EmptyState } from '../../components/EmptyState';
import { Panel } from '../../components/Panel';
import { exactLine, Receipt, toDescriptionItems } from '../../payments/Receipt';
import { Screen } from '../../components/Screen';
import { StatisticGrid } from '../../values/StatisticGrid';
import { FormError } from '../../components/FormError';
import { ErrorAlert, StaleAlert } from '../../components/ErrorAlert';
import { ResourceList } from '../../list/ResourceList';
import { useAllRows } from '../../data/useAllRows';
import { useBalance } from '../../payments/useBalance';
import { useReceiptLines } from '../../payments/useReceiptLines';
import { useWrite } from '../../data/useWrite';
import { PackageCard, priceOf, type Package } from './PackageCard';

const SKELETONS = Array.from({ length: 6 }, () => undefined);

/** Returns the package id that an activation sends; undefined if the row has none. */
const idOf = (row: Package): string | number | undefined => {
  const id = rowId(packages, row);
  return id === '' ? undefined : id;
};

const scrollIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

export default function ActivationScreen() {
  const read = useAllRows(packages);
  const { rows, error } = read;
  const balance = useBalance(dashboard, 'depositBalance');
  const { pending, failure, response, send } = useWrite(activations);
  /** The package in the confirmation dialog; undefined while the dialog is closed. */
  const [chosen, choose] = useState<Package>();
  /** The package of the last activation request, until its receipt is closed. */
  const [requested, setRequested] = useState<Package>();
  const activating = pending && requested;
  const activated = pending || failure ? undefined : requested;
  const receiptLines = useReceiptLines(
    response,
    'Deposit balance after',
    (order) => readDecimal(getValue(response?.body, 'data.balance')) ?? balance.amountSince(order),
  );
  usePreloadModal();
  const list = useRef<HTMLDivElement>(null);
  const isTooExpensive = (row: Package) => exceeds(row?.packageAmount, balance.amount);
  const tooExpensiveCount = rows?.filter(isTooExpensive).length ?? 0;
  const activate = async () => {
    const id = idOf(chosen);
    if (id === undefined) return;
    choose(undefined);
    setRequested(chosen);
    await send('create', { id });
  };

  return (
    <Screen title="Account activation">
      <StatisticGrid items={[balance.figure]} />
      {activated !== undefined && (
        <Panel title="Activation">
          <Receipt
            title="Account activated"
            lines={[exactLine('Package', priceOf(activated)), ...receiptLines]}
            next={{ to: '/dashboard', children: 'Go to the dashboard' }}
            repeatLabel="Choose another package"
            onRepeat={() => {
              setRequested(undefined);
              // The pressed button is removed, so move the focus to the first package that can be chosen.
              (list.current?.querySelector<HTMLElement>('button:not(:disabled)') ?? list.current)?.focus();
            }}
          />
        </Panel>
      )}
      {/* Above the packages, which may be taller than the screen: the failure must not be missed. */}
      {failure && (
        <div ref={scrollIntoView}>
          <FormError failure={failure} />
        </div>
      )}
      {/* Always rendered, so that the layout doesn't shift when the balance loads. */}
      <Alert
        showIcon
        role="status"
        type={tooExpensiveCount > 0 ? 'warning' : 'info'}
        title={
          <>
            {tooExpensiveCount === 0
              ? 'Packages are paid from your deposit balance.'
              : tooExpensiveCount === rows?.length
                ? `Your deposit balance is too small for a package.${balance.exactAmount}`
                : `Some packages cost more than your deposit balance.${balance.exactAmount}`}{' '}
            <Link to="/deposit">Deposit</Link>
          </>
        }
      />
      {error && rows && <StaleAlert what="the list of packages" read={read} />}
      {error && !rows ? (
        <ErrorAlert read={read} />
      ) : rows?.length === 0 ? (
        <EmptyState title={messages.noData}>{packages.emptyText}</EmptyState>
      ) : (
        <Row
          ref={list}
          tabIndex={-1}
          gutter={[16, 16]}
          role="list"
          aria-label="Packages"
          aria-busy={rows === undefined}
        >
          {(rows ?? SKELETONS).map((row, index) => (
            <Col key={index} role="listitem" xs={24} sm={12} lg={8}>
              <PackageCard
                row={row}
                pending={row === activating}
                // The pending package's button stays enabled: a disabled button loses the focus.
                disabled={
                  idOf(row) === undefined ||
                  readDecimal(row?.packageAmount) === undefined ||
                  isTooExpensive(row) ||
                  (activating !== undefined && row !== activating)
                }
                onChoose={() => choose(row)}
              />
            </Col>
          ))}
        </Row>
      )}
      {/* Hidden while packages load: the list would shift if their number differs from the number of placeholders. */}
      <div hidden={rows === undefined && !error}>
        <ResourceList resource={activations} heading="Activations" />
      </div>
      {chosen !== undefined && (
        <PaymentReview
          title="Activate your account?"
          confirm={`Activate for ${priceOf(chosen)}`}
          items={toDescriptionItems([exactLine('Package', priceOf(chosen))])}
          amount={chosen?.packageAmount}
          balance={balance.amount}
          afterLabel="Deposit balance after"
          onConfirm={() => void activate()}
          onClose={() => choose(undefined)}
        />
      )}
    </Screen>
  );
}
