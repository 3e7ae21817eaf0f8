import { CloseCircleFilled } from '@ant-design/icons';
import { Alert } from 'antd';
import { LongText } from './LongText';

/**
 * Why the last call of a form failed, beside the button that made it: the toast that says so soon goes, and to a
 * screen reader the next one may cut it off.
 */
export function Refused({ text }: { readonly text: string }) {
  if (!text) return null;
  return (
    <Alert
      type="error"
      showIcon
      // The icon of Alert's own would be read out by its file name.
      icon={<CloseCircleFilled aria-hidden />}
      message={<LongText text={text} label="Details" />}
    />
  );
}
