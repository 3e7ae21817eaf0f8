import { ConfigProvider, Flex, Form, Input, Space } from 'antd';
import { useId, useState } from 'react';
import { phoneNumber } from '../../resources/phoneNumber';
import { lengthProblem } from '../../core/textLimits';
import { PendingButton } from '../../components/PendingButton';
import { FormFailure } from '../../components/FormFailure';
import { useWrite } from '../../list/useWrite';

interface PhoneFormProps {
  /** What the server holds: '' where it has none, undefined where that is not known. */
  readonly saved: string | undefined;
}

/**
 * The phone number, free text (product.md: Profile, Rules). Add Number sends what stands there; Submit sends
 * it only when it was changed (decision 11).
 */
export function PhoneForm({ saved }: PhoneFormProps) {
  const [form] = Form.useForm<{ phonenumber?: string }>();
  const { pending, failure, send } = useWrite(phoneNumber);
  const [pressed, press] = useState<'add' | 'submit'>();
  const [hint, setHint] = useState('');

  const tooLong = lengthProblem('text', Form.useWatch('phonenumber', form) ?? '');
  const help = tooLong || hint;
  const helpId = useId();

  const save = (button: 'add' | 'submit', phonenumber: string) => {
    if (tooLong) {
      form.focusField('phonenumber');
      return;
    }
    press(button);
    void send('create', { phonenumber });
  };
  const submit = ({ phonenumber: typed }: { phonenumber?: string }) => {
    if (typed !== undefined && typed !== saved) save('submit', typed);
    else setHint((typed ?? saved ?? '') === '' ? 'Enter a number first.' : 'This number is already saved.');
  };
  // While the saved number is not known, an untouched field says nothing about it.
  const add = () => {
    const number = form.getFieldsValue().phonenumber ?? saved;
    if (number === undefined) setHint('Enter a number first.');
    else save('add', number);
  };
  // Only the pressed one spins and keeps the focus; the other says that it would not be heard.
  const waits = (button: 'add' | 'submit') => ({
    pending: pending !== undefined && pressed === button,
    disabled: pending !== undefined && pressed !== button,
  });

  return (
    <Form form={form} name="phone" layout="vertical" onFinish={submit} onValuesChange={() => setHint('')}>
      <ConfigProvider componentSize="large">
        <Form.Item
          label="Phone number"
          htmlFor="phone_phonenumber"
          validateStatus={tooLong ? 'error' : ''}
          help={
            help === '' ? null : (
              <span id={helpId} role="status">
                {help}
              </span>
            )
          }
        >
          <Space.Compact block>
            {/* The form holds what was typed and nothing else: until then the field shows what is saved, as it comes. */}
            <Form.Item
              name="phonenumber"
              noStyle
              getValueProps={(typed?: string) => ({ value: typed ?? saved ?? '' })}
            >
              <Input
                type="tel"
                autoComplete="tel"
                {...(tooLong && { 'aria-invalid': true, 'aria-describedby': helpId })}
              />
            </Form.Item>
            <PendingButton {...waits('add')} onClick={add}>
              Add Number
            </PendingButton>
          </Space.Compact>
        </Form.Item>
        <Flex vertical align="start" gap="middle">
          <FormFailure failure={failure}>
            Your number may already be saved. It's safe to send it again.
          </FormFailure>
          <PendingButton type="primary" htmlType="submit" {...waits('submit')}>
            Submit
          </PendingButton>
        </Flex>
      </ConfigProvider>
    </Form>
  );
}
