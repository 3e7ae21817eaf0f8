import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { usePreloadModal } from '../components/lazyOverlay';
import { FormError } from '../components/FormError';
import { PortalForm, type PortalFormProps } from '../components/form';
import type { usePayment } from './usePayment';
import styles from './PaymentForm.module.css';

type PaymentState = ReturnType<typeof usePayment>;

interface PaymentFormProps<Values> extends PortalFormProps<Values> {
  readonly payment: Pick<PaymentState, 'locked' | 'exceedsBalance' | 'serverError' | 'failure'>;
  readonly submitLabel: string;
  /** The path of the history list. */
  readonly history: string;
  /** Information to check before submitting, such as the fee or the recipient. On phones it is above the button. */
  readonly summary: ReactNode;
}

export function PaymentForm<Values extends object>({
  payment: { locked, exceedsBalance, serverError, failure },
  submitLabel,
  history,
  summary,
  children,
  ...formProps
}: PaymentFormProps<Values>) {
  usePreloadModal();
  return (
    <PortalForm<Values> {...formProps}>
      <div className={styles.columns}>
        <div>{children}</div>
        <Flex vertical gap="middle" className={styles.summary ?? ''}>
          {summary}
        </Flex>
        <Flex vertical gap="middle">
          <FormError failure={failure} text={serverError} history={history} />
          <Button
            type="primary"
            htmlType="submit"
            loading={locked}
            disabled={exceedsBalance}
            className={styles.submit ?? ''}
          >
            {submitLabel}
          </Button>
        </Flex>
      </div>
    </PortalForm>
  );
}
