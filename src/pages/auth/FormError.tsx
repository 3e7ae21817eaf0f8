import { Form } from 'antd';
import { Refused } from '../../components/Refused';

/** Renders the error of the last call as a form item of a public page; nothing if there is none. */
export function FormError({ text }: { readonly text: string }) {
  if (!text) return null;
  return (
    <Form.Item>
      <Refused text={text} />
    </Form.Item>
  );
}
