import { Button, Flex, Form, Input, Space, type InputProps } from 'antd';
import { useId } from 'react';
import { useNotify } from '../../components/notify';
import { PendingButton } from '../../components/PendingButton';
import { clearFieldErrors, formDefaults, toFormRule } from '../../components/form';
import { usePending } from '../../components/usePending';
import styles from './AddressBook.module.css';
import { nameOf, nameProblem, plainName, storedOf, withName } from './addressBook';
import type { StoredAddressBook } from './useAddressBook';

interface NameFormProps {
  readonly kept: StoredAddressBook;
  /** The address to name. */
  readonly address: string;
  readonly label: string;
  /** Focuses the field, because the button that opened this form was removed. */
  readonly autoFocus?: boolean;
  readonly onSaved: () => void;
  /** Shows a Cancel button that calls it. */
  readonly onCancel?: (() => void) | undefined;
}

interface NameInputProps extends InputProps, Pick<NameFormProps, 'onCancel'> {
  readonly pending: boolean;
}

/** Passes the props of Form.Item to the input; the buttons follow it. */
const NameInput = ({ pending, onCancel, ...input }: NameInputProps) => (
  <Flex wrap gap="small">
    <Space.Compact className={styles.typed ?? ''}>
      <Input {...input} autoComplete="off" readOnly={pending} />
      <PendingButton htmlType="submit" pending={pending}>
        Save name
      </PendingButton>
    </Space.Compact>
    {onCancel && <Button onClick={onCancel}>Cancel</Button>}
  </Flex>
);

/** Renders a form that names or renames an address. */
export function NameForm({ kept, address, label, autoFocus = false, onSaved, onCancel }: NameFormProps) {
  const id = useId();
  const notify = useNotify();
  const [form] = Form.useForm<{ name: string }>();
  const [pending, run] = usePending<'save'>();
  const { saved } = kept.value;
  const initialValues = { name: nameOf(saved, address) ?? '' };
  const rule = toFormRule((typed) => nameProblem(saved, typed, address));
  const save = async ({ name }: { name: string }) => {
    let problem = '';
    const worked = await kept.change((now) => {
      // Check again with the stored names: another tab may have added this one.
      problem = nameProblem(now.saved, name, address);
      return storedOf(problem ? now : withName(now, name, address));
    });
    if (!worked) notify('error', "The name couldn't be saved in this browser.");
    else if (problem) {
      form.setFields([{ name: 'name', errors: [problem] }]);
      form.focusField('name');
    } else {
      notify('success', `Saved as ${plainName(name)}`);
      onSaved();
    }
  };
  return (
    <Form
      {...formDefaults}
      form={form}
      // A unique name, because several name forms can be on the screen.
      name={id}
      initialValues={initialValues}
      onValuesChange={clearFieldErrors(form)}
      onFinish={(values) => void run('save', () => save(values))}
    >
      <Form.Item name="name" label={label} extra="Saved in this browser only." rules={[rule]}>
        <NameInput autoFocus={autoFocus} pending={pending !== undefined} onCancel={onCancel} />
      </Form.Item>
    </Form>
  );
}
