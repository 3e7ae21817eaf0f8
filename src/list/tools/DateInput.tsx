import { CalendarOutlined } from '@ant-design/icons';
import { Input, type InputProps } from 'antd';
import { useState } from 'react';
import { useMediaQuery } from '../../lib/useMediaQuery';
import { lazyWithPreload, useLazy } from '../../components/lazyWithPreload';
import { readTypedDay } from '../../core/typedDate';
import type { DayInputProps } from './CalendarInput';

const CalendarInput = lazyWithPreload(() => import('./CalendarInput'));

/**
 * The width of every date input, so that nothing moves when the date picker replaces the text input. In em, because type is
 * larger on touch screens.
 */
const FIXED_WIDTH = { width: '10em' };

/**
 * Renders the browser's date input on touch screens, a text input elsewhere. Hover or focus loads antd's DatePicker
 * (29 kB), which then replaces the text input.
 */
export function DateInput(props: DayInputProps) {
  const { value, onChange, placeholder = 'YYYY-MM-DD', ...rest } = props;
  const isTouchScreen = useMediaQuery('(pointer: coarse)');
  const [shouldLoad, setShouldLoad] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [opensCalendar, setOpensCalendar] = useState(false);
  const { Component: Picker } = useLazy(CalendarInput, shouldLoad);
  const inputProps: InputProps = {
    ...rest,
    placeholder,
    style: FIXED_WIDTH,
    value: value ?? '',
    onChange: ({ target }) => onChange?.(target.value),
  };
  if (isTouchScreen) return <Input {...inputProps} type="date" />;
  // Keep a focused text input, which would lose the focus, and an incomplete date, which the picker can't show.
  const isShowable = !value || readTypedDay(value) !== undefined;
  if (Picker && (!isFocused || opensCalendar) && isShowable)
    return <Picker {...props} placeholder={placeholder} style={FIXED_WIDTH} autoFocus={opensCalendar} />;
  return (
    <Input
      {...inputProps}
      autoComplete="off"
      suffix={<CalendarOutlined aria-hidden />}
      onPointerEnter={() => setShouldLoad(true)}
      onFocus={() => {
        setShouldLoad(true);
        setIsFocused(true);
      }}
      onBlur={() => {
        setIsFocused(false);
        setOpensCalendar(false);
      }}
      onKeyDown={(event) => {
        if (!/^(Arrow(Down|Up)|F4)$/.test(event.key)) return;
        event.preventDefault();
        setOpensCalendar(true);
      }}
    />
  );
}
