import { vi } from 'vitest';

const HOUR = 3_600_000;
const RealDate = Date;

/** Returns a date whose UTC fields are the local fields one hour ahead of UTC. */
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
 * Sets the local time zone to one hour ahead of UTC, under the given name, until the test ends. Tests run in UTC,
 * where local and UTC times are equal, and a worker thread cannot change its time zone.
 */
export function liveAnHourAhead(name: string) {
  vi.stubGlobal('Date', DateOneHourAhead);
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: name };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
}
