import { Form } from 'antd';
import { Refused } from '../../components/Refused';

/** Why the last call failed, as an item of a public page's form. */
export function FormError({ id, text }: { readonly id?: string; readonly text: string }) {
  if (!text) return null;
  return (
    <Form.Item>
      <Refused id={id} text={text} />
    </Form.Item>
  );
}
