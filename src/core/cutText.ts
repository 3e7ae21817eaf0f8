/**
 * Cuts a text after `most` characters and adds an ellipsis, without splitting a surrogate pair. Returns shorter texts
 * unchanged.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = /[\uD800-\uDBFF]/.test(text.charAt(most - 1)) ? most - 1 : most;
  return `${text.slice(0, end)}…`;
}

/**
 * Returns the first and last `most` characters of a longer text with an ellipsis between, without splitting a
 * surrogate pair.
 */
export function cutMiddle(text: string, most: number): string {
  const start = text.length - most;
  const end = text.slice(/[\uDC00-\uDFFF]/.test(text.charAt(start)) ? start + 1 : start);
  return cutText(text, most) + end;
}
