import { Alert, Button, Flex, Form, Input } from 'antd';
import { PasswordInput } from '../../components/PasswordInput';
import { Select } from '../../components/Select';
import { useState } from 'react';
import { bindings } from '../../resources/bindings';
import { lengthProblem } from '../../core/textLimits';
import { PortalForm, verbatim } from '../../components/form';
import { LazyModal } from '../../components/lazyOverlay';
import { FormError } from '../../components/FormError';
import { pendingProps } from '../../lib/usePending';
import { useServerError } from '../../lib/useServerError';
import { useUnsavedChanges } from '../../lib/useUnsavedChanges';
import { useMemberStorage } from '../../data/useMemberStorage';
import { useWrite } from '../../data/useWrite';
import { KeyItem } from './KeyItem';

const EXCHANGES = [{ label: 'BINANCE', value: 'BINANCE' }];

const noKeys = { apiKey: '', apiSecret: '' };
const initialValues = { exchangeName: 'BINANCE', ...noKeys };

/** Returns a warning about a pasted API key. It never blocks the form: only the exchange can validate a key. */
export function keyWarning(key: string): string | undefined {
  if (/\s/.test(key)) return 'The key contains a space or a line break, probably copied by mistake.';
  if (/[^A-Za-z0-9]/.test(key)) return 'The key must be entered without special characters.';
  if (lengthProblem('secret', key)) return 'The key is unusually long. Check that you pasted only one key.';
  return undefined;
}

/** Renders the form of the API keys, which are sent by `useWrite`: no key stays in a cache. */
export function BindForm() {
  const [form] = Form.useForm<typeof initialValues>();
  const { pending, failure, send } = useWrite(bindings);
  const serverError = useServerError(form, failure, { apiKey: 'apiKey', apiSecret: 'apiSecret' });
  const [unbinding, setUnbinding] = useState(false);
  // useWatch returns undefined until the fields are mounted.
  const { exchangeName, apiKey, apiSecret } = { ...initialValues, ...Form.useWatch([], form) };
  useUnsavedChanges(apiKey !== '' || apiSecret !== '');
  const warning = keyWarning(apiKey) ?? keyWarning(apiSecret);
  // The dashboard then requests the keys again, and asks for a key if there is none.
  const storedHasKey = useMemberStorage({ name: 'has-key', read: Boolean, enabled: true });
  const unbind = async () => {
    if ((await send('remove', { exchangeName })) === 'succeeded') await storedHasKey?.remove();
  };
  const store = async (action: 'create' | 'update') => {
    // `resetFields` would remount the fields, and the field that submitted the form would lose the focus.
    if ((await send(action, form.getFieldsValue())) === 'succeeded') form.setFieldsValue(noKeys);
  };

  return (
    <>
      <PortalForm
        form={form}
        name="bind"
        initialValues={initialValues}
        autoComplete="off"
        onFinish={() => void store('create')}
      >
        <Form.Item name="exchangeName" label="Exchange">
          <Select options={EXCHANGES} />
        </Form.Item>
        <KeyItem name="apiKey" label="API key" value={apiKey}>
          <Input {...verbatim} autoComplete="off" readOnly={pending !== undefined} />
        </KeyItem>
        {/* With "off", password managers would fill in the portal's password. */}
        <KeyItem name="apiSecret" label="Secret key" value={apiSecret}>
          <PasswordInput what="secret key" autoComplete="new-password" readOnly={pending !== undefined} />
        </KeyItem>
        <Flex vertical gap="middle">
          {warning && <Alert showIcon role="status" type="warning" title={warning} />}
          <FormError failure={failure} text={serverError} />
          <Flex wrap gap="small">
            <Button type="primary" htmlType="submit" {...pendingProps(pending, 'create')}>
              Bind
            </Button>
            <Button {...pendingProps(pending, 'update')} onClick={() => void store('update')}>
              Update
            </Button>
            <Button danger {...pendingProps(pending, 'remove')} onClick={() => setUnbinding(true)}>
              Unbind
            </Button>
          </Flex>
        </Flex>
      </PortalForm>
      {unbinding && (
        <LazyModal
          title={`Unbind ${exchangeName}?`}
          confirm="Unbind"
          danger
          cancel="Cancel"
          onConfirm={() => {
            setUnbinding(false);
            void unbind();
          }}
          onClose={() => setUnbinding(false)}
        >
          The bot stops trading for you on {exchangeName}. Open positions stay open on the exchange.
        </LazyModal>
      )}
    </>
  );
}
