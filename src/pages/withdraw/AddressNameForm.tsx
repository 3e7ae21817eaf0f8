import { Button, Flex, Form, Input, Space, type InputProps } from 'antd';
import { useId, useState } from 'react';
import { normalizeName } from '../../core/visibleText';
import { focusOnMount } from '../../lib/focusOnMount';
import { PortalForm, showProblems } from '../../components/form';
import { useNotification } from '@refinedev/core';
import { usePending } from '../../lib/usePending';
import { findName, nameProblem, serializeBook, setAddressName, type StoredAddressBook } from './addressBook';

interface AddressNameFormProps {
  readonly addressBook: StoredAddressBook;
  readonly address: string;
  readonly label: string;
  readonly onSaved: () => void;
  /** Closes the form. If given, the field takes the focus, because the button that opened the form was removed. */
  readonly onCancel?: (() => void) | undefined;
}

type NameInputProps = InputProps & Pick<AddressNameFormProps, 'onCancel'> & { readonly pending: boolean };

/** Renders the input and its buttons. Form.Item passes `id`, `value` and `onChange`, which go to the input. */
const NameInput = ({ pending, onCancel, ...input }: NameInputProps) => (
  <Flex wrap gap="small">
    {/* Lets Cancel wrap below the field if there is no room beside the field. */}
    <Space.Compact style={{ flex: '1 1 15rem' }}>
      <Input {...input} autoComplete="off" readOnly={pending} />
      <Button htmlType="submit" loading={pending}>
        Save name
      </Button>
    </Space.Compact>
    {onCancel && <Button onClick={onCancel}>Cancel</Button>}
  </Flex>
);

export function AddressNameForm({ addressBook, address, label, onSaved, onCancel }: AddressNameFormProps) {
  const id = useId();
  const { open } = useNotification();
  const [form] = Form.useForm<{ name: string }>();
  const [pending, run] = usePending<'save'>();
  const save = async ({ name }: { name: string }) => {
    let problem = nameProblem(addressBook.value.saved, name, address);
    if (showProblems(form, { name: problem })) return;
    const isStored = await addressBook.change((now) => {
      // Check again with the stored names: another tab may have saved the same name.
      problem = nameProblem(now.saved, name, address);
      return serializeBook(problem ? now : setAddressName(now, name, address));
    });
    if (showProblems(form, { name: problem })) return;
    if (!isStored) open?.({ type: 'error', message: "The name couldn't be saved in this browser." });
    else {
      open?.({ type: 'success', message: `Saved as ${normalizeName(name)}` });
      onSaved();
    }
  };
  return (
    <PortalForm
      controlSize="middle"
      form={form}
      // A unique name, because several name forms can be on the screen.
      name={id}
      initialValues={{ name: findName(addressBook.value.saved, address) ?? '' }}
      onFinish={(values) => void run('save', () => save(values))}
    >
      <Form.Item name="name" label={label} extra="Saved in this browser only.">
        <NameInput autoFocus={onCancel !== undefined} pending={pending !== undefined} onCancel={onCancel} />
      </Form.Item>
    </PortalForm>
  );
}

/** Offers to name the address of an accepted withdrawal; renders nothing if it is already named. */
export function UsedAddressNameForm({
  addressBook,
  address,
}: Pick<AddressNameFormProps, 'addressBook' | 'address'>) {
  const [done, setDone] = useState(false);
  const name = findName(addressBook.value.saved, address);
  if (name === undefined)
    return (
      <AddressNameForm
        addressBook={addressBook}
        address={address}
        label="Name this address"
        onSaved={() => setDone(true)}
      />
    );
  return (
    done && (
      // Takes the focus, because the pressed Save button was removed.
      <div ref={focusOnMount} tabIndex={-1}>
        Saved in this browser as <bdi translate="no">{name}</bdi>.
      </div>
    )
  );
}
