import { Flex } from 'antd';
import type Big from 'big.js';
import type { ComponentProps } from 'react';
import { DescriptionList } from '../../components/DescriptionList';
import { LazyModal } from '../../components/lazyOverlay';
import { balanceAfter, exceeds } from '../../core/money';
import { Money } from './Cell';

type ModalProps = ComponentProps<typeof LazyModal>;

interface OrderReviewProps extends Pick<ModalProps, 'title' | 'confirm' | 'onConfirm' | 'onClose'> {
  readonly items: ComponentProps<typeof DescriptionList>['items'];
  readonly amount: unknown;
  /** The balance in USDT; undefined while it is unknown. */
  readonly balance: Big | undefined;
  readonly afterLabel: string;
  readonly children?: ModalProps['children'];
}

/** Renders the dialog that confirms a withdrawal, transfer or activation, unless it exceeds the balance. */
export const OrderReview = ({ items, amount, balance, afterLabel, children, ...modal }: OrderReviewProps) => (
  <LazyModal {...modal} cancel="Cancel" canConfirm={!exceeds(amount, balance)}>
    <Flex vertical gap="middle">
      <DescriptionList
        items={[...items, [afterLabel, <Money key="after" value={balanceAfter(amount, balance)} />]]}
      />
      {children}
    </Flex>
  </LazyModal>
);
