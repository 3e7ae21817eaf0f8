import type { FormRule } from 'antd';
import { toFormRule } from '../../components/form';
import type { SignUpDetails } from '../../core/memberAuth';
import { messages } from '../../core/messages';
import { lengthProblem, type TextKind } from '../../core/textLimits';

interface FormViolation {
  readonly message: string;
  readonly fields: readonly string[];
}

const PHONE_LENGTH = 10;

/**
 * Returns "Please enter the details" and the fields that are empty or contain only white space; undefined if no field
 * is empty (product.md: Rules).
 */
export function checkRequired(values: object): FormViolation | undefined {
  const empty = Object.entries(values).filter(([, value]) => String(value).trim() === '');
  const fields = empty.map(([field]) => field);
  return fields.length > 0 ? { message: messages.enterDetails, fields } : undefined;
}

const textKinds: Readonly<Record<string, TextKind | undefined>> = {
  email: 'email',
  password: 'secret',
  confirmPassword: 'secret',
  name: 'text',
  sponserId: 'text',
  otp: 'code',
};

/** Returns an error for the first text above its length limit. Texts are never truncated (product.md: Rules). */
function checkLengths(values: object): FormViolation | undefined {
  for (const [field, value] of Object.entries(values)) {
    const kind = textKinds[field];
    const text = String(value);
    // providers/authProvider trims the code before it sends it.
    const message = kind ? lengthProblem(kind, kind === 'code' ? text.trim() : text) : '';
    if (message) return { message, fields: [field] };
  }
  return undefined;
}

/** Returns an error if a field is empty or, if none is empty, if a text is too long; otherwise undefined. */
export const checkDetails = (values: object) => checkRequired(values) ?? checkLengths(values);

/** Checks the code form: an e-mail, and a digit in each of the boxes (product.md: Rules). */
export const checkCode = ({ email, code }: { readonly email: string; readonly code: readonly string[] }) =>
  checkDetails({ email, code: code.includes('') ? '' : code.join('') });

/** Returns the first violated sign-up rule, in the order of product.md: Rules; undefined if there is none. */
export function checkSignUp(details: SignUpDetails): FormViolation | undefined {
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

/**
 * Creates the antd rules of one field from a check of the whole form. antd validates each field separately, but the
 * member sees only the first violated rule (product.md: Rules). So a field fails only if that rule names the field.
 */
export const rulesOf =
  <Values extends object>(check: (values: Values) => FormViolation | undefined) =>
  (field: keyof Values & string): FormRule[] => [
    ({ getFieldsValue }) =>
      toFormRule(() => {
        const violation = check(getFieldsValue() as Values);
        return violation?.fields.includes(field) ? violation.message : '';
      }),
  ];
