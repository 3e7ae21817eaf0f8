import { vi } from 'vitest';

const HOUR = 3_600_000;
const RealDate = Date;

/** Returns the date an hour later. Its UTC fields, such as hours, are the local fields of `date` in UTC+1. */
const hourLater = (date: Date) => new RealDate(date.valueOf() + HOUR);

/** The Date of a browser whose time zone is one hour ahead of UTC. */
class DateOneHourAhead extends RealDate {
  constructor(...values: readonly unknown[]) {
    const args = values as [number, number, number];
    if (values.length > 1) super(RealDate.UTC(...args) - HOUR);
    else if (values.length === 1) super(values[0] as number);
    else super();
  }
  override getTimezoneOffset = () => -60;
  override getFullYear = () => hourLater(this).getUTCFullYear();
  override getMonth = () => hourLater(this).getUTCMonth();
  override getDate = () => hourLater(this).getUTCDate();
  override getDay = () => hourLater(this).getUTCDay();
  override getHours = () => hourLater(this).getUTCHours();
  override getMinutes = () => hourLater(this).getUTCMinutes();
  override getSeconds = () => hourLater(this).getUTCSeconds();
  override getMilliseconds = () => hourLater(this).getUTCMilliseconds();
}

/**
 * Sets the local time zone to UTC+1 until the test ends. `name` is the name that `Intl` reports for it. Tests run in
 * UTC, where local and UTC times are equal, and a worker thread cannot change the time zone of its process.
 */
export function useTimeZoneOneHourAhead(name: string | undefined) {
  vi.stubGlobal('Date', DateOneHourAhead);
  // Some browsers name no zone, although TypeScript's type says so.
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: name as string };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
}
