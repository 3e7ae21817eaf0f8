import { Flex } from 'antd';
import type Big from 'big.js';
import type { ComponentProps, ReactNode } from 'react';
import { DescriptionList } from '../../components/DescriptionList';
import { LazyModal } from '../../components/lazyOverlay';
import { balanceAfter, exceeds } from '../../core/money';
import { Money } from './Cell';

interface OrderReviewProps {
  readonly title: string;
  readonly confirm: string;
  readonly items: ComponentProps<typeof DescriptionList>['items'];
  /** The amount in USDT, as typed or as the server sent it. */
  readonly amount: unknown;
  /** The balance in USDT; undefined while it is unknown. */
  readonly balance: Big | undefined;
  /** The label of the line with the balance that would remain after the withdrawal, transfer or activation. */
  readonly afterLabel: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Warnings below the items. */
  readonly children?: ReactNode;
}

/**
 * Renders the confirmation dialog of a withdrawal, transfer or activation. An amount above the balance can't be
 * confirmed.
 */
export function OrderReview({
  title,
  confirm,
  items,
  amount,
  balance,
  afterLabel,
  onConfirm,
  onClose,
  children,
}: OrderReviewProps) {
  return (
    <LazyModal
      title={title}
      confirm={confirm}
      cancel="Cancel"
      canConfirm={!exceeds(amount, balance)}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Flex vertical gap="middle">
        <DescriptionList
          items={[...items, [afterLabel, <Money key="after" value={balanceAfter(amount, balance)} />]]}
        />
        {children}
      </Flex>
    </LazyModal>
  );
}
