import { Form, Input, type InputRef } from 'antd';
import {
  useImperativeHandle,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  type InputEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import { codeIn, toAsciiDigits } from '../../core/digits';
import { messages } from '../../core/messages';
import styles from './OtpBoxes.module.css';

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

/**
 * Renders the field `code` of a form: six single-digit boxes, for digits of every script. A pasted or autofilled code fills
 * all boxes, whichever box receives it. antd's Input.OTP interrupts the composition of a digit, and loses the focus while it is locked, because it
 * can't be read-only.
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
  const form = Form.useFormInstance();
  const boxes = useRef<(InputRef | null)[]>([]);
  const focus = (index: number) =>
    boxes.current[Math.min(Math.max(index, 0), OTP_LENGTH - 1)]?.focus({ cursor: 'all' });
  // Render before the focus moves: handlers of the focus read the boxes.
  const change = (digits: string[]) => flushSync(() => onChange?.(digits));
  const setDigit = (index: number, digit: string) =>
    change(value.map((old, position) => (position === index ? digit : old)));
  // The text that an input method composes in a box. It isn't a digit before the composition ends.
  const [composed, setComposed] = useState<{ readonly index: number; readonly text: string }>();
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
    const code = codeIn(text);
    if (code === undefined) return false;
    change(code.split(''));
    focus(OTP_LENGTH - 1);
    return true;
  };

  // Handles input that `handleKeyDown` doesn't: autofill, phone keyboards, deletion.
  const handleInput = (index: number, typed: string) => {
    const digits = toAsciiDigits(typed).replace(/\D/g, '');
    if (typed === '') setDigit(index, '');
    else if (!fillBoxes(typed) && !fillBoxes(digits) && digits !== '') enterDigit(index, digits.slice(-1));
  };

  const handleChange = (index: number, { target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if ((nativeEvent as globalThis.InputEvent).isComposing) setComposed({ index, text: target.value });
    else handleInput(index, target.value);
  };

  const handleComposed = (index: number, text: string) => {
    setComposed(undefined);
    handleInput(index, text);
  };

  // Handles a phone keyboard that types the digit that the box already has: React then fires no change event.
  const handleSameDigit = (index: number, { currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) => {
    const { value: typed } = currentTarget;
    if (typed !== '' && typed === value[index] && !nativeEvent.isComposing) focus(index + 1);
  };

  const handlePaste = (event: ClipboardEvent) => {
    event.preventDefault();
    if (!locked && !fillBoxes(event.clipboardData.getData('text')))
      form.setFields([{ name: 'code', errors: [messages.noCodePasted] }]);
  };

  const handleKeyDown = (index: number, event: KeyboardEvent) => {
    if (locked) return;
    // Handle digits here: React fires no change event for a digit that the box already has.
    const digit = toAsciiDigits(event.key);
    if (/^\d$/.test(digit) && !event.ctrlKey && !event.metaKey && !event.altKey) enterDigit(index, digit);
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
          value={composed?.index === index ? composed.text : digit}
          readOnly={locked}
          autoFocus={autoFocus && index === 0}
          inputMode="numeric"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          {...aria}
          aria-label={`Digit ${index + 1} of ${OTP_LENGTH}`}
          onChange={(event) => handleChange(index, event)}
          onCompositionEnd={(event) => handleComposed(index, event.currentTarget.value)}
          onInput={(event) => handleSameDigit(index, event)}
          onKeyDown={(event) => handleKeyDown(index, event)}
          onPaste={handlePaste}
          onFocus={(event) => event.target.select()}
        />
      ))}
    </div>
  );
}
