import { DatePicker } from 'antd';
import type { CSSProperties } from 'react';
import { formatDate, readDate } from '../../core/dates';
import { readTypedDay } from '../../core/typedDate';

export interface DayInputProps {
  /** Form.Item sets `id`, `value` and `onChange`. */
  readonly id?: string;
  /** A date as YYYY-MM-DD, or the partial text that was typed. */
  readonly value?: string | undefined;
  readonly onChange?: (value: string | undefined) => void;
  readonly placeholder?: string;
  readonly style?: CSSProperties;
}

/**
 * Shifts the calendar popup so that it stays inside the window. By default antd only flips the popup, which cuts it off
 * in a corner. The offset is 0 because antd's default of 4 px would move the shifted popup out of the window.
 */
const POPUP_ALIGN = { offset: [0, 0], overflow: { adjustY: true, shiftX: true, shiftY: true } };

/** Renders antd's DatePicker for a date in text form. `DateInput` loads this component lazily. */
export default function CalendarInput({ value, onChange, ...rest }: DayInputProps) {
  // antd ignores a date that was deleted with the keyboard, or typed with the digits of another script.
  const takeTyped = ({ target }: { readonly target: EventTarget }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const day = readTypedDay(target.value);
    if (target.value === '' || (day !== undefined && day !== value)) onChange?.(day);
  };
  return (
    <DatePicker
      {...rest}
      format="YYYY-MM-DD"
      popupAlign={POPUP_ALIGN}
      value={readDate(readTypedDay(value ?? '')) ?? null}
      // antd's type says that the date is always set, but clearing the field passes null.
      onChange={(day: Parameters<typeof formatDate>[0] | null) =>
        onChange?.(day ? formatDate(day, 'day') : undefined)
      }
      onBlur={takeTyped}
      // Before Enter submits the form.
      onKeyDown={(event) => event.key === 'Enter' && takeTyped(event)}
    />
  );
}
