import { Input, type InputRef } from 'antd';
import {
  useImperativeHandle,
  useRef,
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  type Ref,
} from 'react';
import styles from './OtpBoxes.module.css';

/** The number of digits of a code (product.md: Constants). */
const OTP_LENGTH = 6;

/** Props of a form control: antd's Form.Item sets id, value, onChange, ref and both aria props. */
interface OtpBoxesProps extends Pick<ComponentProps<'div'>, 'id' | 'aria-invalid' | 'aria-describedby'> {
  /** One entry per box: a digit or ''. */
  readonly value?: readonly string[];
  readonly onChange?: (boxes: string[]) => void;
  /** Makes the boxes read-only. A focused box keeps the focus. */
  readonly locked?: boolean;
  readonly autoFocus?: boolean;
  /** `focus()` moves the focus to the first empty box. */
  readonly ref?: Ref<{ readonly focus: () => void }>;
}

export const emptyCode = (): string[] => Array.from({ length: OTP_LENGTH }, () => '');

const completeCode = new RegExp(`^\\d{${OTP_LENGTH}}$`);

/**
 * Renders six single-digit boxes. A pasted or autofilled code fills all boxes, whichever box receives it. antd's
 * Input.OTP reports only complete codes, so a deleted digit would stay in the form, and truncates a code that is pasted
 * into a later box.
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
  const setDigit = (index: number, digit: string) =>
    onChange?.(value.map((old, position) => (position === index ? digit : old)));
  useImperativeHandle(ref, () => ({
    focus: () => {
      const firstEmpty = value.indexOf('');
      // If the code is complete and one of the boxes has the focus, leave it there.
      if (firstEmpty >= 0 || !boxes.current.some((box) => box?.input === document.activeElement))
        focus(firstEmpty);
    },
  }));

  const enterDigit = (index: number, digit: string) => {
    setDigit(index, digit);
    focus(index + 1);
  };

  const fillBoxes = (text: string): boolean => {
    if (!completeCode.test(text)) return false;
    onChange?.(text.split(''));
    focus(OTP_LENGTH - 1);
    return true;
  };

  // Handles input that `handleKeyDown` doesn't: autofill, phone keyboards, deletion.
  const handleInput = (index: number, typed: string) => {
    const digits = typed.replace(/\D/g, '');
    if (typed === '') setDigit(index, '');
    else if (!fillBoxes(digits) && digits !== '') enterDigit(index, digits.slice(-1));
  };

  // Handles a phone keyboard that types the digit that the box already has: React then fires no change event.
  const handleSameDigit = (index: number, typed: string) => {
    if (typed !== '' && typed === value[index]) focus(index + 1);
  };

  const handlePaste = (event: ClipboardEvent) => {
    event.preventDefault();
    if (!locked) fillBoxes(event.clipboardData.getData('text').trim());
  };

  const handleKeyDown = (index: number, event: KeyboardEvent) => {
    if (locked) return;
    // Handle digits here: React fires no change event for a digit that the box already has.
    if (/^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey)
      enterDigit(index, event.key);
    else if (event.key === 'ArrowLeft') focus(index - 1);
    else if (event.key === 'ArrowRight') focus(index + 1);
    else if (event.key === 'Backspace' && !value[index]) {
      setDigit(index - 1, '');
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
          {...aria}
          aria-label={`Digit ${index + 1} of ${OTP_LENGTH}`}
          onChange={(event) => handleInput(index, event.target.value)}
          onInput={(event) => handleSameDigit(index, event.currentTarget.value)}
          onKeyDown={(event) => handleKeyDown(index, event)}
          onPaste={handlePaste}
          onFocus={(event) => event.target.select()}
        />
      ))}
    </div>
  );
}
