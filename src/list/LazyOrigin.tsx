import { useChunk } from '../components/useChunk';
import { chunkOf } from '../core/chunk';
import type { Field } from '../core/defineResource';

/** Loaded only when a member came from a row; most visits do not. */
const origin = chunkOf(() => import('./Origin'));

/** Renders the parent row that a member came from, or nothing until its code has loaded. */
export function LazyOrigin(props: { readonly fields: readonly Field[]; readonly row: object }) {
  const { value } = useChunk(origin);
  return value && <value.default {...props} />;
}
