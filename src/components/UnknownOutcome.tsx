import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Failure } from '../core/failure';

interface UnknownOutcomeProps {
  readonly failure: Failure | undefined;
  /** Where the history stands; without it, it is the list of this very screen, which is being read again. */
  readonly history?: string;
  /** Other words for what to do, where there is no list to look at. */
  readonly children?: ReactNode;
}

/** A write whose answer was lost, or was a 5xx: it may have gone through (product.md, decision 15). */
export function UnknownOutcome({ failure, history, children }: UnknownOutcomeProps) {
  if (!failure?.outcomeUnknown) return null;
  return (
    <Alert
      type="warning"
      showIcon
      message={
        <>
          Outcome unknown:{' '}
          {children ?? (
            <>
              check {history ? <Link to={history}>the history</Link> : 'the list below'} before trying again.
            </>
          )}
        </>
      }
    />
  );
}
