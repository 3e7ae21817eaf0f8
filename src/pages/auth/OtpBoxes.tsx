import { Input, type InputRef } from 'antd';
import {
  useImperativeHandle,
  useRef,
  type AriaAttributes,
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
import styles from './OtpBoxes.module.css';

/** Digits of a code (product.md: Constants). */
const OTP_LENGTH = 6;

/** A form control as antd's Form.Item drives it: id, value, onChange, ref and the two aria properties are its. */
interface OtpBoxesProps extends Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'> {
  readonly id?: string;
  /** One entry a box: a digit or ''. */
  readonly value?: readonly string[];
  readonly onChange?: (boxes: string[]) => void;
  /** In view, and not to be changed now; the focus stays. */
  readonly locked?: boolean;
  readonly autoFocus?: boolean;
  /** Its focus goes to the first box that lacks a digit. */
  readonly ref?: Ref<{ readonly focus: () => void }>;
}

export const emptyCode = (): string[] => Array.from({ length: OTP_LENGTH }, () => '');

const wholeCode = new RegExp(`^\\d{${OTP_LENGTH}}$`);

/**
 * Six single-digit boxes (product.md: Codes, Rules): typing moves on, a pasted or autofilled six-digit code
 * spreads from the first box wherever it lands, anything else that is no digit is ignored. antd's Input.OTP
 * reports whole codes alone, so a deleted digit would stay in the form, and cuts such a paste.
 */
export function OtpBoxes({
  id,
  value = emptyCode(),
  onChange,
  locked = false,
  autoFocus = false,
  ref,
  ...aria
}: OtpBoxesProps) {
  const boxes = useRef<(InputRef | null)[]>([]);
  const focus = (index: number) =>
    boxes.current[Math.min(Math.max(index, 0), OTP_LENGTH - 1)]?.focus({ cursor: 'all' });
  const put = (index: number, digit: string) =>
    onChange?.(value.map((old, at) => (at === index ? digit : old)));
  useImperativeHandle(ref, () => ({
    focus: () => {
      const missing = value.indexOf('');
      // In a whole code the focus stays in the box that has it.
      if (missing >= 0 || !boxes.current.some((box) => box?.input === document.activeElement)) focus(missing);
    },
  }));

  const enter = (index: number, digit: string) => {
    put(index, digit);
    focus(index + 1);
  };

  const spread = (text: string): boolean => {
    if (!wholeCode.test(text)) return false;
    onChange?.(text.split(''));
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
    <div id={id} className={styles.boxes} role="group" aria-label="Code from your e-mail">
      {value.map((digit, index) => (
        <Input
          key={index}
          ref={(box) => {
            boxes.current[index] = box;
          }}
          value={digit}
          readOnly={locked}
          autoFocus={autoFocus && index === 0}
          inputMode="numeric"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          aria-invalid={aria['aria-invalid']}
          aria-describedby={aria['aria-describedby']}
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
