import { DatePicker, type GetRef } from 'antd';
import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { formatDate, readDate } from '../../core/dates';
import { readTypedDay } from '../../core/typedDate';
import styles from './DateFilter.module.css';

export interface DayInputProps {
  /** Form.Item sets `id`, `value` and `onChange`. */
  readonly id?: string;
  /** A date as YYYY-MM-DD, or the partial text that was typed. */
  readonly value?: string | undefined;
  readonly onChange?: (value: string | undefined) => void;
  readonly placeholder?: string;
  readonly style?: CSSProperties;
  /** Whether to open the calendar, and to focus its input, at first. */
  readonly autoFocus?: boolean;
}

/**
 * Shifts the calendar popup so that it stays inside the window. By default antd only flips the popup, which cuts it off
 * in a corner. The offset is 0 because antd's default of 4 px would move the shifted popup out of the window.
 */
const POPUP_ALIGN = { offset: [0, 0], overflow: { adjustY: true, shiftX: true, shiftY: true } };

/** The height of the calendar, in px. */
const CALENDAR_HEIGHT = 340;

/** Renders antd's DatePicker for a date in text form. `DateInput` loads this component lazily. */
export default function CalendarInput({ value, onChange, ...rest }: DayInputProps) {
  const [open, setOpen] = useState(rest.autoFocus ?? false);
  const picker = useRef<GetRef<typeof DatePicker>>(null);
  useLayoutEffect(() => {
    const input = picker.current?.nativeElement;
    if (!open || !input) return;
    const { top, bottom } = input.getBoundingClientRect();
    // In a low window, the calendar would cover its input.
    if (Math.max(top, window.innerHeight - bottom) < CALENDAR_HEIGHT)
      input.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [open]);
  // antd drops a date that was deleted with the keyboard, or typed in another form.
  const takeTyped = ({ target }: { readonly target: EventTarget }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const day = readTypedDay(target.value) ?? (target.value || undefined);
    if (day !== value) onChange?.(day);
  };
  return (
    <DatePicker
      {...rest}
      ref={picker}
      format="YYYY-MM-DD"
      popupAlign={POPUP_ALIGN}
      classNames={{ popup: { root: styles.calendar ?? '' } }}
      showNow={false}
      // antd would show the day under the pointer in place of a typed date.
      previewValue={false}
      open={open}
      data-popup={open || undefined}
      onOpenChange={setOpen}
      value={readDate(readTypedDay(value ?? '')) ?? null}
      // antd's type says that the date is always set, but clearing the field passes null.
      onChange={(day: Parameters<typeof formatDate>[0] | null) =>
        onChange?.(day ? formatDate(day, 'day') : undefined)
      }
      onBlur={takeTyped}
      onKeyDown={(event) => {
        // Before Enter submits the form.
        if (event.key === 'Enter') takeTyped(event);
        if (!/^(Arrow(Down|Up)|F4)$/.test(event.key)) return;
        event.preventDefault();
        setOpen(true);
      }}
    />
  );
}
