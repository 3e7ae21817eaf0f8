import { ExplainedName } from './ExplainedName';
import type { Field } from '../../core/defineResource';

/** Returns the title of a field, with an info button if it has a note. */
export const fieldTitle = ({ title, note }: Field) =>
  note ? <ExplainedName name={title} note={note} /> : title;
