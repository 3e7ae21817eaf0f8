import { CloseCircleFilled } from '@ant-design/icons';
import { Alert } from 'antd';
import { LongText } from './LongText';

/**
 * Renders the error of a form's last request beside its button. The error toast disappears after seconds, and the
 * next toast may interrupt a screen reader.
 */
export function Refused({ text }: { readonly text: string }) {
  if (!text) return null;
  return (
    <Alert
      type="error"
      showIcon
      // Screen readers would read the file name of Alert's default icon.
      icon={<CloseCircleFilled aria-hidden />}
      message={<LongText text={text} label="Details" />}
    />
  );
}
