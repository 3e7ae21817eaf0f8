import { Form, Input } from 'antd';
import { vouchersWithForm } from './vouchersWithForm';
import { Panel } from '../../src/components/Panel';
import { PendingButton } from '../../src/components/PendingButton';
import { Screen } from '../../src/components/Screen';
import { FormError } from '../../src/components/FormError';
import { ResourceList } from '../../src/list/ResourceList';
import { useWrite } from '../../src/data/useWrite';

/** Renders a form that adds a voucher by its code, and the list of the member's vouchers. */
export default function VoucherScreen() {
  const [form] = Form.useForm<{ code: string }>();
  const { pending, failure, send } = useWrite(vouchersWithForm);
  const add = async (values: { code: string }) => {
    if ((await send('create', values)) === 'succeeded') form.resetFields();
  };
  return (
    <Screen title="Vouchers">
      <Panel title="Add a voucher">
        <Form form={form} name="voucher" layout="vertical" onFinish={(values) => void add(values)}>
          <Form.Item name="code" label="Code" rules={[{ required: true, message: 'Enter a code' }]}>
            <Input autoComplete="off" readOnly={pending !== undefined} />
          </Form.Item>
          <FormError failure={failure} />
          <PendingButton type="primary" htmlType="submit" pending={pending !== undefined}>
            Add
          </PendingButton>
        </Form>
      </Panel>
      <ResourceList resource={vouchersWithForm} heading="Your vouchers" />
    </Screen>
  );
}
