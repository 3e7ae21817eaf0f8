import { Form } from 'antd';
import { useState, type ChangeEvent, type ReactNode } from 'react';

/** Matches white space and invisible characters at both ends of a text. */
const SPACE_AROUND = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

interface KeyItemProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** The input. */
  readonly children: ReactNode;
}

/** Renders the field of an exchange key. Spaces around a pasted key are removed, with a note. */
export function KeyItem({ value, children, ...item }: KeyItemProps) {
  const [trimmed, setTrimmed] = useState(false);
  const trim = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const key = target.value.replace(SPACE_AROUND, '');
    setTrimmed(key !== target.value);
    return key;
  };
  return (
    <Form.Item
      {...item}
      getValueFromEvent={trim}
      extra={trimmed && value !== '' && 'Spaces around the key were removed.'}
    >
      {children}
    </Form.Item>
  );
}
