import type { SignUpDetails } from '../../core/authParams';
import { toAsciiDigits, toCode } from '../../core/digits';
import { messages } from '../../core/messages';
import { lengthProblem, type TextKind } from '../../core/textLimits';
import { normalizeId } from '../../core/visibleText';

/** Error messages by field; '' for a valid field. */
export type Problems = Readonly<Record<string, string>>;

export const PHONE_LENGTH = 10;

/** The kind of text in each field, which has a maximum length. Other fields have no maximum. */
const textKinds: Readonly<Record<string, TextKind | undefined>> = {
  email: 'email',
  password: 'secret',
  confirmPassword: 'secret',
  name: 'text',
  sponserId: 'text',
  otp: 'code',
};

const missingProblem = (text: string) => (text.trim() === '' ? messages.enterDetails : '');

/** Returns an error for a text above its length limit. Texts are never truncated. */
function tooLongProblem(text: string, field: string): string {
  const kind = textKinds[field];
  return kind ? lengthProblem(kind, kind === 'code' ? toCode(text) : text) : '';
}

/** Returns an error for each empty field; if there is none, for each text that is too long. '' for a valid field. */
export function checkDetails(values: object): Problems {
  const texts = Object.entries(values).map(([field, value]) => [field, String(value)] as const);
  const problem = texts.some(([, text]) => missingProblem(text)) ? missingProblem : tooLongProblem;
  return Object.fromEntries(texts.map(([field, text]) => [field, problem(text, field)]));
}

/** Checks the code form: an e-mail, and a digit in each of the boxes. */
export const checkCode = ({ email, code }: { readonly email: string; readonly code: readonly string[] }) =>
  checkDetails({ email, code: code.includes('') ? '' : code.join('') });

/** Returns the errors of the first violated sign-up rule, in the order of product.md: Rules. */
export function checkSignUp(details: SignUpDetails): Problems {
  if (details.password !== details.confirmPassword) return { confirmPassword: messages.passwordsDiffer };
  const problems = checkDetails(details);
  const isComplete = !Object.values(problems).includes(messages.enterDetails);
  return isComplete && toAsciiDigits(normalizeId(details.phoneNumber)).length !== PHONE_LENGTH
    ? { phoneNumber: messages.phoneLength }
    : problems;
}
