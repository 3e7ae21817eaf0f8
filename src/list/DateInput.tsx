import { CalendarOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useState } from 'react';
import { useChunk } from '../components/useChunk';
import { chunkOf } from '../core/chunk';
import type { DayInputProps } from './CalendarInput';

const calendar = chunkOf(() => import('./CalendarInput'));

/** The same for both inputs: what is clicked next must not move when one takes the other's place. */
const DAY = { width: 150 };

/**
 * A day to type or to pick. antd's calendar weighs 29 kB, so its code is fetched when pointer or focus
 * come near; until then, and wherever it cannot be had, the day is typed.
 */
export function DateInput({ value, onChange, ...rest }: DayInputProps) {
  const [wanted, want] = useState(false);
  const [typing, setTyping] = useState(false);
  const { value: loaded } = useChunk(calendar, wanted);
  // Never exchanged under the member's hands: the focus would be gone.
  if (loaded && !typing)
    return <loaded.default {...rest} style={DAY} value={value} {...(onChange && { onChange })} />;
  return (
    <Input
      {...rest}
      style={DAY}
      placeholder="YYYY-MM-DD"
      autoComplete="off"
      suffix={<CalendarOutlined aria-hidden />}
      value={value ?? ''}
      onPointerEnter={() => want(true)}
      onFocus={() => {
        want(true);
        setTyping(true);
      }}
      onBlur={() => setTyping(false)}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}
