import { Input, type InputRef } from 'antd';
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import styles from './OtpBoxes.module.css';

/** Digits of a code (SPEC §9). */
export const OTP_LENGTH = 6;

interface OtpBoxesProps {
  /** One entry a box: a digit or ''. */
  readonly value: readonly string[];
  readonly onChange: (boxes: string[]) => void;
  /** In view, and not to be changed now; the focus stays. */
  readonly locked?: boolean;
  readonly invalid?: boolean;
  /** Id of the words that say what is wrong. */
  readonly describedBy?: string | undefined;
  readonly autoFocus?: boolean;
}

export const emptyCode = (): string[] => Array.from({ length: OTP_LENGTH }, () => '');

const wholeCode = new RegExp(`^\\d{${OTP_LENGTH}}$`);

/**
 * Six single-digit boxes (SPEC §2, §5): typing moves on, a pasted or autofilled six-digit code
 * spreads from the first box wherever it lands, anything else that is no digit is ignored.
 */
export function OtpBoxes({
  value,
  onChange,
  locked = false,
  invalid = false,
  describedBy,
  autoFocus = false,
}: OtpBoxesProps) {
  const boxes = useRef<(InputRef | null)[]>([]);
  const focus = (index: number) =>
    boxes.current[Math.min(Math.max(index, 0), OTP_LENGTH - 1)]?.focus({ cursor: 'all' });
  const put = (index: number, digit: string) =>
    onChange(value.map((old, at) => (at === index ? digit : old)));

  const enter = (index: number, digit: string) => {
    put(index, digit);
    focus(index + 1);
  };

  const spread = (text: string): boolean => {
    if (!wholeCode.test(text)) return false;
    onChange(text.split(''));
    focus(OTP_LENGTH - 1);
    return true;
  };

  // What arrives here came without a key: autofill, a phone's keyboard, deletion by menu.
  const type = (index: number, typed: string) => {
    const digits = typed.replace(/\D/g, '');
    if (typed === '') put(index, '');
    else if (!spread(digits) && digits !== '') enter(index, digits.slice(-1));
  };

  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    if (!locked) spread(event.clipboardData.getData('text').trim());
  };

  const press = (index: number, event: KeyboardEvent) => {
    if (locked) return;
    // A digit typed over the same digit changes nothing, and no change event would move on.
    if (/^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) enter(index, event.key);
    else if (event.key === 'ArrowLeft') focus(index - 1);
    else if (event.key === 'ArrowRight') focus(index + 1);
    else if (event.key === 'Backspace' && !value[index]) {
      put(index - 1, '');
      focus(index - 1);
    } else return;
    event.preventDefault();
  };

  return (
    <div className={styles.boxes} role="group" aria-label="Code from the e-mail">
      {value.map((digit, index) => (
        <Input
          key={index}
          ref={(box) => {
            boxes.current[index] = box;
          }}
          value={digit}
          readOnly={locked}
          status={invalid ? 'error' : ''}
          autoFocus={autoFocus && index === 0}
          inputMode="numeric"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          aria-label={`Digit ${index + 1} of ${OTP_LENGTH}`}
          onChange={(event) => type(index, event.target.value)}
          onKeyDown={(event) => press(index, event)}
          onPaste={paste}
          onFocus={(event) => event.target.select()}
        />
      ))}
    </div>
  );
}
