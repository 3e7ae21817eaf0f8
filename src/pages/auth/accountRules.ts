import type { SignUpDetails } from '../../core/memberAuth';
import { messages } from '../../core/messages';
import { lengthProblem } from '../../core/textLimits';

/** A rule that a form breaks: its words, and the fields they belong to. */
export interface Broken<Field extends string> {
  readonly message: string;
  readonly fields: readonly Field[];
}

const PHONE_LENGTH = 10;

/** The fields left empty; white space alone is nothing. */
function emptyFields<Values extends object>(values: Values): (keyof Values & string)[] {
  return (Object.keys(values) as (keyof Values & string)[]).filter(
    (key) => String(values[key]).trim() === '',
  );
}

/** "Please enter the details" for whatever is missing; undefined where nothing is (product.md: Rules). */
export function checkRequired<Values extends object>(
  values: Values,
): Broken<keyof Values & string> | undefined {
  const fields = emptyFields(values);
  return fields.length > 0 ? { message: messages.enterDetails, fields } : undefined;
}

/** What each field holds that a request carries as a text. */
const kinds = {
  email: 'email',
  password: 'secret',
  confirmPassword: 'secret',
  name: 'text',
  sponserId: 'text',
  otp: 'code',
} as const;

/** A text that is longer than a request may carry: said, and nothing of it cut off (product.md: Rules). */
function checkLengths<Values extends object>(values: Values): Broken<keyof Values & string> | undefined {
  for (const field of Object.keys(values) as (keyof Values & string)[]) {
    const kind = Object.hasOwn(kinds, field) ? kinds[field as keyof typeof kinds] : undefined;
    const text = String(values[field]);
    // A code is sent without the white space that came with a paste (providers/authProvider).
    const message = kind ? lengthProblem(kind, kind === 'code' ? text.trim() : text) : '';
    if (message) return { message, fields: [field] };
  }
  return undefined;
}

/** Nothing is missing, and nothing is too long. */
export const checkDetails = <Values extends object>(values: Values) =>
  checkRequired(values) ?? checkLengths(values);

/** OTP verification: an e-mail, and a digit in each of the boxes (product.md: Rules). */
export const checkCode = ({ email, code }: { readonly email: string; readonly code: readonly string[] }) =>
  checkDetails({ email, code: code.includes('') ? '' : code.join('') });

/**
 * Sign-up: the first broken rule in the promised order, or undefined (product.md: Rules). No other rule is
 * checked here.
 */
export function checkSignUp(details: SignUpDetails): Broken<keyof SignUpDetails> | undefined {
  if (details.password !== details.confirmPassword) {
    return { message: messages.passwordsDiffer, fields: ['confirmPassword'] };
  }
  const missing = checkRequired(details);
  if (missing) return missing;
  if (details.phoneNumber.length !== PHONE_LENGTH) {
    return { message: messages.phoneLength, fields: ['phoneNumber'] };
  }
  return checkLengths(details);
}
