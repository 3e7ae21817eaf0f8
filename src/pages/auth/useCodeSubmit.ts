import { useRef } from 'react';
import { toCode } from '../../core/digits';

/**
 * Returns the handler of a one-time code. It submits the form once the code is typed, pasted or filled in, unless another
 * field has a problem. A code that was entered before, or whose last change is one corrected digit, waits for the button.
 */
export function useCodeSubmit(submit: () => void) {
  const entered = useRef<string[]>([]);
  return (text: string, problems: Readonly<Record<string, string>>) => {
    const code = toCode(text);
    const last = entered.current.at(-1) ?? '';
    const changes = Array.from(code).filter((digit, index) => digit !== last[index]).length;
    const isNew = /^\d{6}$/.test(code) && !entered.current.includes(code);
    entered.current.push(code);
    if (isNew && (last.length < 6 || changes > 1) && Object.values(problems).join('') === '') submit();
  };
}
