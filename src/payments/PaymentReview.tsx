import { Alert, Flex } from 'antd';
import type Big from 'big.js';
import type { ComponentProps } from 'react';
import { DescriptionList } from '../components/DescriptionList';
import { LazyModal } from '../components/lazyOverlay';
import { balanceAfter, exceeds } from '../core/money';
import { Money } from '../values/Cell';

type ModalProps = ComponentProps<typeof LazyModal>;

interface PaymentReviewProps extends Pick<ModalProps, 'title' | 'confirm' | 'onConfirm' | 'onClose'> {
  readonly items: ComponentProps<typeof DescriptionList>['items'];
  readonly amount: unknown;
  /** The balance in USDT; undefined while it is unknown. */
  readonly balance: Big | undefined;
  readonly afterLabel: string;
  readonly children?: ModalProps['children'];
}

/** Renders the review of a payment. Its button is disabled while the balance, which may be read again, is too small. */
export function PaymentReview({
  items,
  amount,
  balance,
  afterLabel,
  children,
  ...modal
}: PaymentReviewProps) {
  const exceedsBalance = exceeds(amount, balance);
  return (
    <LazyModal {...modal} cancel="Cancel" canConfirm={!exceedsBalance}>
      <Flex vertical gap="middle">
        <DescriptionList
          items={[...items, [afterLabel, <Money key="after" value={balanceAfter(amount, balance)} />]]}
        />
        {children}
        {/* Must exist before its text changes, or screen readers skip the announcement. */}
        <div role="status">
          {exceedsBalance && (
            <Alert showIcon type="warning" role="presentation" title="This is more than your balance." />
          )}
        </div>
      </Flex>
    </LazyModal>
  );
}
