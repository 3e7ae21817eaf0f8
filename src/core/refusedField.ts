/** Plain words by which a refusal names what it is about; a backend gives no other sign (product.md: Errors). */
const words = {
  code: /\b(code|otp)\b/i,
  address: /(?<!e-?mail )\baddress\b/i,
  amount: /\b(amount|balance|insufficient|not enough|minimum|smallest)\b/i,
  member: /\b(user id|recipient|receiver|yourself|user not found|no such user)\b/i,
} as const;

export type Subject = keyof typeof words;

/**
 * The field that a server's words are about, of those that a form has; undefined where they name none of
 * them, or more than one, and so are said of the whole form.
 */
export function refusedField<Name extends string>(
  message: string,
  subjects: Readonly<Record<Name, Subject>>,
): Name | undefined {
  const named = (Object.keys(subjects) as Name[]).filter((name) => words[subjects[name]].test(message));
  return named.length === 1 ? named[0] : undefined;
}
