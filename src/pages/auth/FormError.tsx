import { Form } from 'antd';
import { Refused } from '../../components/Refused';

/** Why the last call failed, as an item of a public page's form. */
export function FormError({ text }: { readonly text: string }) {
  if (!text) return null;
  return (
    <Form.Item>
      <Refused text={text} />
    </Form.Item>
  );
}
