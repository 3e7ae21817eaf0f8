/** The first `most` characters of a longer text and an ellipsis, no character cut in two; a shorter one as it is. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = /[\uD800-\uDBFF]/.test(text.charAt(most - 1)) ? most - 1 : most;
  return `${text.slice(0, end)}…`;
}

/** The two ends of a longer text, `most` characters each, with an ellipsis between, no character cut in two. */
export function cutMiddle(text: string, most: number): string {
  const start = text.length - most;
  const end = text.slice(/[\uDC00-\uDFFF]/.test(text.charAt(start)) ? start + 1 : start);
  return cutText(text, most) + end;
}
