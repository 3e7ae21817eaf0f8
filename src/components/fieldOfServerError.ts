import { UNAUTHORIZED } from '../core/failure';

/**
 * The patterns by which a server error message is matched to a field: the backend sends no field name (product.md:
 * Errors). They include keys of the request body, such as `sponserId`.
 */
const patterns = {
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

export type FieldKind = keyof typeof patterns;

/**
 * Returns the field of a form that a server error names. Returns undefined if the message names none or several, or
 * is about the session; such a message belongs to the whole form.
 */
export function fieldOfServerError<Name extends string>(
  message: string,
  fieldKinds: Readonly<Record<Name, FieldKind>>,
): Name | undefined {
  if (message === UNAUTHORIZED) return undefined;
  const named = (Object.keys(fieldKinds) as Name[]).filter((name) =>
    patterns[fieldKinds[name]].test(message),
  );
  return named.length === 1 ? named[0] : undefined;
}
