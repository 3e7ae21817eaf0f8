import type { ReactNode } from 'react';
import { Form } from 'antd';
import { FormError } from '../../components/FormError';
import { PendingButton } from '../../components/PendingButton';
import { useHydrating } from '../../components/useHydrating';

interface SubmitButtonProps {
  readonly pending: boolean;
  /** The error of the last request; '' if there is none. */
  readonly error: string;
  readonly children: ReactNode;
}

/** Renders the error and the submit button of a public form. It is disabled until the page is hydrated, and Enter with it. */
export function SubmitButton({ pending, error, children }: SubmitButtonProps) {
  const hydrating = useHydrating();
  return (
    <>
      {error && (
        <Form.Item>
          <FormError text={error} />
        </Form.Item>
      )}
      <PendingButton type="primary" htmlType="submit" block disabled={hydrating} pending={pending}>
        {children}
      </PendingButton>
    </>
  );
}
