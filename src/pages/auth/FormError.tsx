import { CloseCircleFilled } from '@ant-design/icons';
import { Alert, Form } from 'antd';

/**
 * Why the last call failed, beside the button that made it: the toast that says so soon goes, and to a
 * screen reader the next one may cut it off.
 */
export function FormError({ id, text }: { readonly id?: string; readonly text: string }) {
  if (!text) return null;
  // The icon of Alert's own would be read out by its file name.
  const icon = <CloseCircleFilled aria-hidden />;
  return (
    <Form.Item>
      <Alert {...(id && { id })} type="error" showIcon icon={icon} message={text} />
    </Form.Item>
  );
}
