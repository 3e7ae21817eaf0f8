import { message } from 'antd';
import { useLayoutEffect, useState } from 'react';
import { WholeText } from '../components/LongText';
import { useOnline } from '../components/useOnline';
import { TOAST_LIMIT, type Notifications } from '../providers/notificationProvider';
import { ToastText } from './ToastText';

/** Distance of toasts from the top of the window, in px: below the top bar, which stays usable. */
const TOAST_TOP = 60;

/** Distance of toasts from the top of the window while offline, in px: below the offline bar. */
const OFFLINE_TOAST_TOP = 84;

interface ToastsProps {
  readonly notifications: Notifications;
  readonly getContainer: () => HTMLElement;
}

/** Renders toasts with antd's message API. */
export default function Toasts({ notifications, getContainer }: ToastsProps) {
  const top = useOnline() ? TOAST_TOP : OFFLINE_TOAST_TOP;
  const [toasts, toastHolder] = message.useMessage({ maxCount: TOAST_LIMIT, top, getContainer });
  const [wholeToast, showWhole] = useState<string>();
  useLayoutEffect(() => {
    notifications.attach(toasts, (text, dismiss) => {
      const onShow = () => {
        dismiss();
        showWhole(text);
      };
      return <ToastText text={text} onShow={onShow} />;
    });
  }, [notifications, toasts]);
  return (
    <>
      {toastHolder}
      {wholeToast !== undefined && (
        <WholeText text={wholeToast} label="Message" onClose={() => showWhole(undefined)} />
      )}
    </>
  );
}
