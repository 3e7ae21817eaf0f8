/**
 * The longest texts of requests that a form has to know, in characters (product.md: Rules). They stand apart
 * from the value types, which state them, so that the public pages need not load those.
 */
export const textLimits = {
  /** A name, a number, a subject: one line. */
  text: 200,
  /** What a member writes to somebody: several lines. */
  longText: 5000,
  /** RFC 5321: no longer path can be mailed to. */
  email: 254,
  /** A password, or a key of an exchange: those are 64 letters and digits. */
  secret: 200,
  /** The address of a wallet, on any chain. */
  address: 200,
} as const;

/** What to say of a text that is longer than a request may carry; '' where it is not. */
export function lengthProblem(kind: keyof typeof textLimits, text: string): string {
  const limit = textLimits[kind];
  const units = text.length;
  // Counted as a backend counts, an emoji as one; only between these two is there anything to count.
  const isShort = units <= limit || (units <= 2 * limit && Array.from(text).length <= limit);
  return isShort ? '' : `Please enter at most ${limit} characters`;
}
