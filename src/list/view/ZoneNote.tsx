import { usePreferences } from '../../data/usePreferences';
import { localZone } from '../../core/dates';
import type { Field } from '../../core/defineResource';
import { valueTypeOf } from '../../core/valueTypes';

/** Renders the time zone of a list's times, because the tooltips that contain it cannot be opened on a phone. */
export function ZoneNote({ fields }: { readonly fields: readonly Field[] }) {
  const { zone } = usePreferences();
  if (!fields.some(({ valueType }) => valueTypeOf(valueType).renderer === 'time')) return null;
  return <p>Times: {zone === 'utc' ? 'UTC' : localZone()}</p>;
}
