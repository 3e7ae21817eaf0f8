import type { SignUpDetails } from '../../core/memberAuth';
import { messages } from '../../core/messages';
import { lengthProblem, type TextKind } from '../../core/textLimits';

/** Error messages by field. */
export type Problems = Readonly<Record<string, string>>;

/** The number of characters of a phone number (product.md: Rules). */
const PHONE_LENGTH = 10;

/** Returns an error for each field that is empty or contains only white space; undefined if there is none. */
export function checkRequired(values: object): Problems | undefined {
  const empty = Object.entries(values).filter(([, value]) => String(value).trim() === '');
  return empty.length > 0
    ? Object.fromEntries(empty.map(([field]) => [field, messages.enterDetails]))
    : undefined;
}

/** The kind of text in each field, which has a maximum length. Other fields have no maximum. */
const textKinds: Readonly<Record<string, TextKind | undefined>> = {
  email: 'email',
  password: 'secret',
  confirmPassword: 'secret',
  name: 'text',
  sponserId: 'text',
  otp: 'code',
};

/** Returns an error for the first text above its length limit. Texts are never truncated (product.md: Rules). */
function checkLengths(values: object): Problems | undefined {
  for (const [field, value] of Object.entries(values)) {
    const kind = textKinds[field];
    const text = String(value);
    // providers/authProvider trims the code before it sends it.
    const message = kind ? lengthProblem(kind, kind === 'code' ? text.trim() : text) : '';
    if (message) return { [field]: message };
  }
  return undefined;
}

/** Returns an error for each empty field; if there is none, for the first text that is too long. */
export const checkDetails = (values: object) => checkRequired(values) ?? checkLengths(values);

/** Checks the code form: an e-mail, and a digit in each of the boxes (product.md: Rules). */
export const checkCode = ({ email, code }: { readonly email: string; readonly code: readonly string[] }) =>
  checkDetails({ email, code: code.includes('') ? '' : code.join('') });

/** Returns the errors of the first violated sign-up rule, in the order of product.md: Rules; undefined if none. */
export function checkSignUp(details: SignUpDetails): Problems | undefined {
  if (details.password !== details.confirmPassword) return { confirmPassword: messages.passwordsDiffer };
  const missing = checkRequired(details);
  if (missing) return missing;
  if (details.phoneNumber.length !== PHONE_LENGTH) return { phoneNumber: messages.phoneLength };
  return checkLengths(details);
}
