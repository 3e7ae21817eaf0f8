import type { ReactNode } from 'react';
import { usePreloadModal } from '../components/lazyOverlay';
import { FormError } from '../components/FormError';
import { PendingButton } from '../components/PendingButton';
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

/** Renders the form of a withdrawal or transfer: its fields, a summary, the request's error and the submit button. */
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
        <div className={styles.summary}>{summary}</div>
        <div className={styles.action}>
          <FormError failure={failure} text={serverError} history={history} />
          <PendingButton type="primary" htmlType="submit" pending={locked} disabled={exceedsBalance}>
            {submitLabel}
          </PendingButton>
        </div>
      </div>
    </PortalForm>
  );
}
