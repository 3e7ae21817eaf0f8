import { DatePicker } from 'antd';
import type { CSSProperties } from 'react';
import { formatDate, readDate } from '../../core/dates';

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
 * Shifts the popup into the window: by default antd only flips it, so near two edges it would be cut off. It would miss
 * the window by the default offset of 4 px.
 */
const POPUP = { offset: [0, 0], overflow: { adjustY: true, shiftX: true, shiftY: true } };

/** Renders antd's DatePicker over days as text; `DateInput` loads it. */
export default function CalendarInput({ value, onChange, ...rest }: DayInputProps) {
  return (
    <DatePicker
      {...rest}
      format="YYYY-MM-DD"
      popupAlign={POPUP}
      value={readDate(value) ?? null}
      // antd's type says that the date is always set, but clearing the field passes null.
      onChange={(day: Parameters<typeof formatDate>[0] | null) =>
        onChange?.(day ? formatDate(day, 'day') : undefined)
      }
    />
  );
}
