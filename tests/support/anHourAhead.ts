import { vi } from 'vitest';

const HOUR = 3_600_000;
const Real = Date;

/** What a clock in that zone shows, as moments of UTC. */
const shown = (date: Date) => new Real(date.valueOf() + HOUR);

/** Dates of a browser that is an hour ahead of UTC. */
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
 * The local zone is an hour ahead of UTC until the test ends, under that name. A thread cannot change its own, and
 * that of tests is UTC, where both zones say the same.
 */
export function liveAnHourAhead(name: string) {
  vi.stubGlobal('Date', Ahead);
  const here = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: name };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(here);
}
