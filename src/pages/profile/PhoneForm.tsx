import { Button, Flex, Form, Input, Space, type InputProps } from 'antd';
import { useState, type ReactNode } from 'react';
import { phoneNumber } from '../../resources/dashboard';
import { lengthProblem } from '../../core/textLimits';
import { PortalForm, showProblems } from '../../components/form';
import { FormError } from '../../components/FormError';
import { pendingProps } from '../../lib/usePending';
import { useServerError } from '../../lib/useServerError';
import { useUnsavedChanges } from '../../lib/useUnsavedChanges';
import { useDraft } from '../../data/useDraft';
import { useWrite } from '../../data/useWrite';

/** Renders the input and its button. `input` includes the `id` and `value` that Form.Item passes. */
const PhoneInput = ({ button, ...input }: InputProps & { button: ReactNode }) => (
  <Space.Compact block>
    <Input {...input} type="tel" autoComplete="tel" />
    {button}
  </Space.Compact>
);

interface PhoneValues {
  readonly phonenumber?: string;
}

/**
 * Renders the form of the phone number. Add Number sends the number in the field; Submit sends it only if it was
 * changed (product.md, decision 11). `saved` is the number that the server has: '' if none, undefined while unknown.
 */
export function PhoneForm({ saved }: { saved: string | undefined }) {
  const [form] = Form.useForm<PhoneValues>();
  const { pending, failure: writeFailure, send } = useWrite(phoneNumber);
  const [pressedButton, setPressedButton] = useState<'add' | 'submit'>();
  const [hint, setHint] = useState('');

  const typed = Form.useWatch('phonenumber', form);
  /** The last number that the server accepted. `saved` may differ, such as by spaces that the server removed. */
  const [sent, setSent] = useState<string>();
  const isNew = (number: string) => number !== saved && number !== sent;
  const isChanged = typed !== undefined && isNew(typed);
  useUnsavedChanges(isChanged);
  const stored = useDraft({
    name: 'phone',
    values: { phonenumber: isChanged ? typed : '' },
    empty: { phonenumber: '' },
    restore: (draft) => form.setFieldsValue(draft),
  });
  const failure = pending ? undefined : (writeFailure ?? stored.failure);
  const serverError = useServerError(form, failure, { phonenumber: 'phone' });

  const save = async (button: 'add' | 'submit', phonenumber: string) => {
    setHint('');
    if (showProblems(form, { phonenumber: lengthProblem('text', phonenumber) })) return;
    setPressedButton(button);
    if ((await send('create', { phonenumber })) !== 'succeeded') return;
    setSent(phonenumber);
    stored.clear();
  };
  const submit = ({ phonenumber: number }: PhoneValues) => {
    if (number !== undefined && isNew(number)) void save('submit', number);
    else setHint((number ?? saved ?? '') === '' ? 'Enter a number first.' : 'This number is already saved.');
  };
  // While the saved number is unknown, an untouched field is empty. Sending '' would delete the saved number.
  const add = () => {
    const number = form.getFieldsValue().phonenumber ?? saved;
    if (number === undefined) setHint('Enter a number first.');
    else void save('add', number);
  };
  const running = pending && pressedButton;

  return (
    <PortalForm form={form} name="phone" onFinish={submit} onValuesChange={() => setHint('')}>
      <Form.Item
        name="phonenumber"
        label="Phone number"
        help={hint || null}
        // The form's value is set only by typing. An untouched field shows the saved number.
        getValueProps={(typed?: string) => ({ value: typed ?? saved ?? '' })}
      >
        <PhoneInput
          button={
            <Button {...pendingProps(running, 'add')} onClick={add}>
              Add Number
            </Button>
          }
        />
      </Form.Item>
      {/* Announces the hint: the focus is on a button, not on the field. */}
      <p role="status" className="visually-hidden">
        {hint}
      </p>
      <Flex vertical align="start" gap="middle">
        <FormError failure={failure} text={serverError}>
          Your number may already be saved. It's safe to send it again.
        </FormError>
        <Button type="primary" htmlType="submit" {...pendingProps(running, 'submit')}>
          Submit
        </Button>
      </Flex>
    </PortalForm>
  );
}
