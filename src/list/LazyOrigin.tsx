import { useChunk } from '../components/useChunk';
import { chunkOf } from '../core/chunk';
import type { Field } from '../core/defineResource';

/** Fetched when a row has led here, as most visits do without. */
const origin = chunkOf(() => import('./Origin'));

/** The row that a member came from; nothing until its code is there, and nothing hangs on it. */
export function LazyOrigin(props: { readonly fields: readonly Field[]; readonly row: object }) {
  const { value } = useChunk(origin);
  return value && <value.default {...props} />;
}
