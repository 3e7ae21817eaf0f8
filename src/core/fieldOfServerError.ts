import { UNAUTHORIZED } from './failure';

/**
 * Words by which a server error names what it is about: the backend sends no field name (product.md: Errors). Keys of a
 * request body count too, such as `sponserId`.
 */
const words = {
  code: /(?<!spons[oe]r )\bcode\b|\botp\b/i,
  address: /(?<!e-?mail |\bip )\b(wallet ?)?address\b/i,
  amount: /\b(amount|balance|insufficient|not enough|minimum|smallest)\b/i,
  member: /\b(uid|user id|recipient|receiver|yourself|user not found|no such user)\b/i,
  email: /\be-?mail\b/i,
  phone: /\b(phone|mobile)/i,
  sponsor: /\bspons[oe]r/i,
  apiKey: /\bapi[ _-]?key\b/i,
  apiSecret: /secret/i,
} as const;

export type Subject = keyof typeof words;

/**
 * Returns the field that a server error names, among those of a form. Returns undefined where the message names none or
 * several, and where it is about the session: such a message belongs to the whole form.
 */
export function fieldOfServerError<Name extends string>(
  message: string,
  subjects: Readonly<Record<Name, Subject>>,
): Name | undefined {
  if (message === UNAUTHORIZED) return undefined;
  const named = (Object.keys(subjects) as Name[]).filter((name) => words[subjects[name]].test(message));
  return named.length === 1 ? named[0] : undefined;
}
