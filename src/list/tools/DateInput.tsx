import { CalendarOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useState } from 'react';
import { useMediaQuery } from '../../components/useMediaQuery';
import { lazyWithPreload, useLazy } from '../../components/lazyWithPreload';
import { readDate } from '../../core/dates';
import type { DayInputProps } from './CalendarInput';

const CalendarInput = lazyWithPreload(() => import('./CalendarInput'));

const DAY_FORMAT = 'YYYY-MM-DD';

/** The same width for all inputs, so nothing moves when the date picker replaces the text input. */
const DAY = { width: 140 };

/** Renders a date input: the browser's own on touch screens, antd's elsewhere. */
export function DateInput(props: DayInputProps) {
  return useMediaQuery('(pointer: coarse)') ? <NativeInput {...props} /> : <PickerInput {...props} />;
}

function NativeInput({ value, onChange, ...rest }: DayInputProps) {
  return (
    <Input
      {...rest}
      type="date"
      style={DAY}
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}

/** Renders a text input and replaces it with antd's DatePicker (29 kB), which loads on hover or focus. */
function PickerInput({ value, onChange, placeholder = DAY_FORMAT, ...rest }: DayInputProps) {
  const [wanted, want] = useState(false);
  const [typing, setTyping] = useState(false);
  const { Component } = useLazy(CalendarInput, wanted);
  // Replacing a focused input would lose the focus, and the picker can't show an incomplete date.
  const isShowable = !value || readDate(value) !== undefined;
  if (Component && !typing && isShowable)
    return (
      <Component
        {...rest}
        placeholder={placeholder}
        style={DAY}
        value={value}
        {...(onChange && { onChange })}
      />
    );
  return (
    <Input
      {...rest}
      style={DAY}
      placeholder={placeholder}
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
