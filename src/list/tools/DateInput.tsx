import { CalendarOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useState } from 'react';
import { useMediaQuery } from '../../components/useMediaQuery';
import { lazyWithPreload, useLazy } from '../../components/lazyWithPreload';
import { readDate } from '../../core/dates';
import type { DayInputProps } from './CalendarInput';

const CalendarInput = lazyWithPreload(() => import('./CalendarInput'));

/** The width of every date input, so that nothing moves when the date picker replaces the text input. */
const FIXED_WIDTH = { width: 140 };

/** Renders the browser's date input on touch screens, antd's DatePicker elsewhere. */
export function DateInput(props: DayInputProps) {
  const isTouchScreen = useMediaQuery('(pointer: coarse)');
  if (!isTouchScreen) return <PickerInput {...props} />;
  const { value, onChange, ...rest } = props;
  return (
    <Input
      {...rest}
      type="date"
      style={FIXED_WIDTH}
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}

/** Renders a text input. Hover or focus loads antd's DatePicker (29 kB), which then replaces the text input. */
function PickerInput(props: DayInputProps) {
  const { value, onChange, placeholder = 'YYYY-MM-DD', ...rest } = props;
  const [shouldLoad, setShouldLoad] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const { Component } = useLazy(CalendarInput, shouldLoad);
  // Keep a focused text input, which would lose the focus, and an incomplete date, which the picker can't show.
  const isShowable = !value || readDate(value) !== undefined;
  if (Component && !isFocused && isShowable)
    return <Component {...props} placeholder={placeholder} style={FIXED_WIDTH} />;
  return (
    <Input
      {...rest}
      style={FIXED_WIDTH}
      placeholder={placeholder}
      autoComplete="off"
      suffix={<CalendarOutlined aria-hidden />}
      value={value ?? ''}
      onPointerEnter={() => setShouldLoad(true)}
      onFocus={() => {
        setShouldLoad(true);
        setIsFocused(true);
      }}
      onBlur={() => setIsFocused(false)}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}
