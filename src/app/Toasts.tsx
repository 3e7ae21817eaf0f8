import { message, Button } from 'antd';
import { useLayoutEffect, useState } from 'react';
import { FullTextModal } from '../components/LongText';
import { useOnline } from '../lib/useOnline';
import { TOAST_LIMIT, type Notifications } from '../providers/notificationProvider';
import { cutText } from '../core/text';
import styles from './Toasts.module.css';

/** The maximum length of a toast, in characters. Longer messages are truncated: a toast is visible for seconds only. */
const MAX_LENGTH = 300;

interface ToastsProps {
  readonly notifications: Notifications;
  readonly getContainer: () => HTMLElement;
}

export default function Toasts({ notifications, getContainer }: ToastsProps) {
  // Below the top bar, and below the offline bar if it is shown.
  const top = useOnline() ? '4.25rem' : '5.75rem';
  const [toasts, toastHolder] = message.useMessage({
    maxCount: TOAST_LIMIT,
    top,
    getContainer,
    classNames: { root: styles.toast ?? '' },
  });
  const [fullText, setFullText] = useState<string>();
  useLayoutEffect(() => {
    notifications.attach(toasts, (text, dismiss) => {
      const showAll = () => {
        dismiss();
        setFullText(text);
      };
      return (
        <span>
          <bdi>{cutText(text, MAX_LENGTH)}</bdi>
          {text.length > MAX_LENGTH && (
            <>
              {' '}
              <Button type="link" size="small" aria-label="Show all of the message" onClick={showAll}>
                Show all
              </Button>
            </>
          )}
        </span>
      );
    });
  }, [notifications, toasts]);
  return (
    <>
      {toastHolder}
      {fullText !== undefined && (
        <FullTextModal text={fullText} label="Message" onClose={() => setFullText(undefined)} />
      )}
    </>
  );
}
