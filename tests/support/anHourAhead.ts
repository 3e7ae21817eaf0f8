import { vi } from 'vitest';

const HOUR = 3_600_000;
const Real = Date;

/** Returns a date whose UTC fields are the local fields one hour ahead of UTC. */
const shown = (date: Date) => new Real(date.valueOf() + HOUR);

/** The Date of a browser whose time zone is one hour ahead of UTC. */
class Ahead extends Real {
  constructor(...given: readonly unknown[]) {
    const args = given as [number, number, number];
    if (given.length > 1) super(Real.UTC(...args) - HOUR);
    else if (given.length === 1) super(given[0] as number);
    else super();
  }
  override getTimezoneOffset = () => -60;
  override getFullYear = () => shown(this).getUTCFullYear();
  override getMonth = () => shown(this).getUTCMonth();
  override getDate = () => shown(this).getUTCDate();
  override getDay = () => shown(this).getUTCDay();
  override getHours = () => shown(this).getUTCHours();
  override getMinutes = () => shown(this).getUTCMinutes();
  override getSeconds = () => shown(this).getUTCSeconds();
  override getMilliseconds = () => shown(this).getUTCMilliseconds();
}

/**
 * Sets the local time zone to one hour ahead of UTC, under the given name, until the test ends. Tests run in UTC,
 * where local and UTC times are equal, and a worker thread cannot change its time zone.
 */
export function liveAnHourAhead(name: string) {
  vi.stubGlobal('Date', Ahead);
  const here = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: name };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(here);
}
