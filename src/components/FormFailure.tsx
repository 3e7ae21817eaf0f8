import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { certainFailure, type Failure } from '../core/failure';
import { Refused } from './Refused';

interface FormFailureProps {
  readonly failure: Failure | undefined;
  /** The words of a refusal that no field says; the server's own unless told. */
  readonly text?: string;
  /** Where the history stands; without it, it is the list of this very screen, which is being read again. */
  readonly history?: string;
  /** Other words for what to do where the outcome is unknown, and there is no list to look at. */
  readonly children?: ReactNode;
}

/**
 * What became of a form's last write that did not work: why it was refused, or, where its answer was lost or was a
 * 5xx, that it may have gone through (product.md, decision 15).
 */
export function FormFailure({
  failure,
  text = certainFailure(failure)?.message ?? '',
  history,
  children,
}: FormFailureProps) {
  if (!failure?.outcomeUnknown) return <Refused text={text} />;
  return (
    <Alert
      type="warning"
      showIcon
      message={
        <>
          We couldn't confirm this.{' '}
          {children ?? (
            <>
              Check {history ? <Link to={history}>the history</Link> : 'the list below'} before you try again.
            </>
          )}
        </>
      }
    />
  );
}
