import { bigint, numeric, timestamp } from 'drizzle-orm/pg-core';

export const bigId = () => bigint({ mode: 'number' });
export const serial = () => bigId().primaryKey().generatedByDefaultAsIdentity();
/** An amount in USDT, with eight decimal places. */
export const money = () => numeric({ precision: 20, scale: 8 });
/** A date and time with milliseconds. By default, the column has the name of the property in snake case. */
export const dateTime = (column = '') => timestamp(column, { withTimezone: true, precision: 3 });
