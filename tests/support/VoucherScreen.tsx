import { Button, Form, Input } from 'antd';
import { vouchersWithForm } from './vouchersWithForm';
import { PortalForm } from '../../src/components/form';
import { FormError } from '../../src/components/FormError';
import { Panel } from '../../src/components/Panel';
import { Screen } from '../../src/components/Screen';
import { useServerError } from '../../src/lib/useServerError';
import { useUnsavedChanges } from '../../src/lib/useUnsavedChanges';
import { useWrite } from '../../src/data/useWrite';
import { ResourceList } from '../../src/list/ResourceList';

/** Renders a form that adds a voucher by its code, and the list of the member's vouchers. */
export default function VoucherScreen() {
  const [form] = Form.useForm<{ code?: string }>();
  const { pending, failure, send } = useWrite(vouchersWithForm);
  useUnsavedChanges((Form.useWatch('code', form) ?? '') !== '');
  const serverError = useServerError(form, failure, { code: 'code' });
  const add = async ({ code = '' }) => {
    if ((await send('create', { code })) === 'succeeded') form.setFieldsValue({ code: '' });
  };
  return (
    <Screen title="Vouchers">
      <Panel title="Add a voucher">
        <PortalForm form={form} name="voucher" onFinish={(values) => void add(values)}>
          <Form.Item name="code" label="Code" rules={[{ required: true, message: 'Enter a code' }]}>
            <Input autoComplete="off" readOnly={pending !== undefined} />
          </Form.Item>
          <FormError failure={failure} text={serverError} />
          <Button type="primary" htmlType="submit" loading={pending !== undefined}>
            Add
          </Button>
        </PortalForm>
      </Panel>
      <ResourceList resource={vouchersWithForm} heading="Your vouchers" />
    </Screen>
  );
}
