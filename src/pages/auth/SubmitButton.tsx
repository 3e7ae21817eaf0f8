import type { ReactNode } from 'react';
import { PendingButton } from '../../components/PendingButton';
import { useHydrating } from '../../components/useHydrating';

interface SubmitButtonProps {
  readonly pending: boolean;
  readonly children: ReactNode;
}

/** Renders the submit button of a public form. It is disabled until the page is hydrated, and Enter with it. */
export function SubmitButton({ pending, children }: SubmitButtonProps) {
  const hydrating = useHydrating();
  return (
    <PendingButton type="primary" htmlType="submit" block disabled={hydrating} pending={pending}>
      {children}
    </PendingButton>
  );
}
