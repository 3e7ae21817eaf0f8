/** The five date formats (product.md: Constants). Hours are 24-hour unless AM/PM is part of the format. */
export const dateFormats = {
  day: 'YYYY-MM-DD',
  shortDay: 'YY-MM-DD',
  minute: 'YYYY-MM-DD HH:mm',
  second: 'YYYY-MM-DD HH:mm:ss',
  clock: 'hh:mm:ss A',
} as const;

export type DateFormat = keyof typeof dateFormats;

/** The time zone of displayed times: the browser's, or UTC. */
export type Zone = 'local' | 'utc';
