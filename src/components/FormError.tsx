import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Failure } from '../core/failure';
import { messages } from '../core/messages';
import { useOnline } from '../lib/useOnline';
import { LongText } from './LongText';

interface FormErrorProps {
  readonly failure?: Failure | undefined;
  /** The error message, if no field shows it; by default the message of `failure`. */
  readonly text?: string;
  /** The path of the history list. Without a path, the message refers to a list on the same screen. */
  readonly history?: string;
  /** Replaces the sentence that tells members where to check whether the write succeeded. */
  readonly children?: ReactNode;
}

/**
 * Renders the error of a form's last request beside the submit button, because the toast, which announces it, disappears
 * after seconds. After a lost response or a 5xx, the message warns that the write may have succeeded.
 */
export function FormError({ failure, text = failure?.message, history, children }: FormErrorProps) {
  if (useOnline() && text === messages.notSent) return null;
  if (failure?.outcomeUnknown)
    return (
      <Alert
        type="warning"
        showIcon
        title={
          <>
            We couldn't confirm this.{' '}
            {children ?? (
              <>
                Check {history ? <Link to={history}>the history</Link> : 'the list below'} before you try
                again.
              </>
            )}
          </>
        }
      />
    );
  return text && <Alert role="note" type="error" showIcon title={<LongText text={text} label="Details" />} />;
}
