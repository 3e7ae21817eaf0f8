import { Button, Form, Input, Space, type InputProps } from 'antd';
import { useId } from 'react';
import { forgetErrors } from '../../components/forgetErrors';
import { useNotify } from '../../components/notify';
import { nameOf, nameProblem, plainName, storedOf, withName } from './addressBook';
import type { KeptBook } from './useAddressBook';

interface NameFormProps {
  readonly kept: KeptBook;
  /** What the name is for. */
  readonly address: string;
  readonly label: string;
  /** It was asked for by a button that is gone, and has the focus in its place. */
  readonly autoFocus?: boolean;
  readonly onSaved?: () => void;
}

/** What Form.Item hands to its control goes to the field; the button stands at its end. */
const NameInput = (input: InputProps) => (
  <Space.Compact block>
    <Input {...input} autoComplete="off" />
    <Button htmlType="submit">Save name</Button>
  </Space.Compact>
);

/** Gives an address a name, or another one. */
export function NameForm({ kept, address, label, autoFocus = false, onSaved }: NameFormProps) {
  const id = useId();
  const notify = useNotify();
  const [form] = Form.useForm<{ name: string }>();
  const { saved } = kept.value;
  const initialValues = { name: nameOf(saved, address) ?? '' };
  const rule = {
    validator: (_: unknown, typed: string) => {
      const problem = nameProblem(saved, typed, address);
      return problem ? Promise.reject(new Error(problem)) : Promise.resolve();
    },
  };
  const save = async ({ name }: { name: string }) => {
    let problem = '';
    const worked = await kept.change((now) => {
      // Judged once more on what is kept by now: another tab may have given the name meanwhile.
      problem = nameProblem(now.saved, name, address);
      return storedOf(problem ? now : withName(now, name, address));
    });
    if (!worked) notify('error', 'This browser did not keep the name.');
    else if (problem) {
      form.setFields([{ name: 'name', errors: [problem] }]);
      form.focusField('name');
    } else {
      notify('success', `Saved as ${plainName(name)}`);
      onSaved?.();
    }
  };
  return (
    <Form
      form={form}
      // Several of them may stand on a screen.
      name={id}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      initialValues={initialValues}
      onValuesChange={forgetErrors(form)}
      onFinish={(values) => void save(values)}
    >
      <Form.Item name="name" label={label} extra="Kept in this browser only." rules={[rule]}>
        <NameInput autoFocus={autoFocus} />
      </Form.Item>
    </Form>
  );
}
