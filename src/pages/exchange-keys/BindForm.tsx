import { Alert, ConfigProvider, Flex, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { clearFieldErrors } from '../../components/form';
import { LazyModal } from '../../components/lazyOverlay';
import { PasswordInput } from '../../components/PasswordInput';
import { PendingButton } from '../../components/PendingButton';
import { FormError } from '../../components/FormError';
import { initialBind, useBindForm } from './useBindForm';

/** The options of the exchange field: one exchange, with its name in upper case (product.md: Constants). */
const EXCHANGES = [{ label: 'BINANCE', value: 'BINANCE' }];

/**
 * Renders the form that binds, updates and unbinds the member's API keys. Keys are sent as typed, without validation in
 * the browser (product.md: Rules).
 */
export function BindForm() {
  const { form, pending, failure, serverError, exchangeName, warning, store, unbind } = useBindForm();
  const [unbinding, setUnbinding] = useState(false);
  // Only the pressed button shows a spinner and keeps the focus; the others are disabled.
  const pendingProps = (action: NonNullable<typeof pending>) => ({
    pending: pending === action,
    disabled: pending !== undefined && pending !== action,
  });

  return (
    <>
      <Form
        form={form}
        name="bind"
        layout="vertical"
        initialValues={initialBind}
        autoComplete="off"
        onValuesChange={clearFieldErrors(form)}
        onFinish={() => void store('create')}
      >
        <ConfigProvider componentSize="large">
          <Form.Item name="exchangeName" label="Exchange">
            {/* Not virtual: screen readers don't recognize the options of a virtual list. */}
            <Select options={EXCHANGES} />
          </Form.Item>
          <Form.Item name="apiKey" label="API key">
            <Input autoComplete="off" spellCheck={false} readOnly={pending !== undefined} />
          </Form.Item>
          <Form.Item name="apiSecret" label="Secret key">
            <PasswordInput autoComplete="off" readOnly={pending !== undefined} />
          </Form.Item>
          <Flex vertical gap="middle">
            {warning && <Alert type="warning" showIcon role="status" message={warning} />}
            <FormError failure={failure} text={serverError} />
            <Flex wrap gap="small">
              <PendingButton type="primary" htmlType="submit" {...pendingProps('create')}>
                Bind
              </PendingButton>
              <PendingButton {...pendingProps('update')} onClick={() => void store('update')}>
                Update
              </PendingButton>
              <PendingButton danger {...pendingProps('remove')} onClick={() => setUnbinding(true)}>
                Unbind
              </PendingButton>
            </Flex>
          </Flex>
        </ConfigProvider>
      </Form>
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
