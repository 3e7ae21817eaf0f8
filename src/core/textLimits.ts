/** The maximum lengths of request texts. Not in `valueTypes`, which the public pages don't load. */
export const textLimits = {
  /** One line, such as a name, number or subject. */
  text: 200,
  /** A message of several lines. */
  longText: 5000,
  /** RFC 5321: longer e-mail addresses cannot receive mail. */
  email: 254,
  /** A password or an exchange key; exchange keys have 64 letters and digits. */
  secret: 200,
  /** A wallet address on any chain. */
  address: 200,
  /** A user ID, order number or UUID, with room to spare. */
  id: 100,
  /** A code from an e-mail. */
  code: 6,
} as const;

export type TextKind = keyof typeof textLimits;

/** Returns an error message if a text is too long; otherwise ''. */
export function lengthProblem(kind: TextKind, text: string): string {
  const limit = textLimits[kind];
  const units = text.length;
  // Count code points, as the backend does. That is only necessary between `limit` and twice `limit` UTF-16 units.
  const isShort = units <= limit || (units <= 2 * limit && Array.from(text).length <= limit);
  return isShort ? '' : `Use at most ${limit} characters`;
}
