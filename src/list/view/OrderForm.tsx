import type { ReactNode } from 'react';
import { usePreloadModal } from '../../components/lazyOverlay';
import { FormError } from '../../components/FormError';
import { PendingButton } from '../../components/PendingButton';
import { PortalForm, type PortalFormProps } from '../../components/form';
import type { useMoneyOrder } from '../../data/useMoneyOrder';
import styles from './OrderForm.module.css';

type OrderState = ReturnType<typeof useMoneyOrder>;

interface OrderFormProps<Values> extends PortalFormProps<Values> {
  readonly order: Pick<OrderState, 'locked' | 'exceedsBalance' | 'serverError' | 'failure'>;
  readonly submitLabel: string;
  /** The path of the history list. */
  readonly history: string;
  /** Information to check before submitting, such as the fee or the recipient. On phones it is above the button. */
  readonly summary: ReactNode;
}

/** Renders the form of a withdrawal or transfer: its fields, a summary, the request's error and the submit button. */
export function OrderForm<Values extends object>({
  order: { locked, exceedsBalance, serverError, failure },
  submitLabel,
  history,
  summary,
  children,
  ...formProps
}: OrderFormProps<Values>) {
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
