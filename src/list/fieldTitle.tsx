import { ExplainedName } from './ExplainedName';
import type { Field } from '../core/defineResource';

/** The title of a field, with a tip where it has a note. */
export const fieldTitle = ({ title, note }: Field) =>
  note ? <ExplainedName name={title} note={note} /> : title;
