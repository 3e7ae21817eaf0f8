import { Form } from 'antd';
import { useState, type ChangeEvent, type ReactNode } from 'react';
import { normalizeId } from '../../core/visibleText';

interface KeyItemProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly children: ReactNode;
}

/** Renders the field of an exchange key. Spaces around a pasted key are removed, with a note. */
export function KeyItem({ value, children, ...item }: KeyItemProps) {
  const [trimmed, setTrimmed] = useState(false);
  const trim = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const key = normalizeId(target.value);
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
