import { usePreferences } from '../components/usePreferences';
import { localZone } from '../core/dates';
import type { Field } from '../core/defineResource';
import { valueTypeOf } from '../core/valueTypes';

/** Whose clock the times of these fields go by: not all know it by heart, and none can point at one on a phone. */
export function ZoneNote({ fields }: { readonly fields: readonly Field[] }) {
  const { zone } = usePreferences();
  if (!fields.some(({ valueType }) => valueTypeOf(valueType).renderer === 'time')) return null;
  return <p>Times: {zone === 'utc' ? 'UTC' : localZone()}</p>;
}
