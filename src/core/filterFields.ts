import type { Field } from './defineResource';
import type { FilterKind } from './valueType';
import { valueTypeOf } from './valueTypes';

/** How rows can be asked by a field; undefined where nobody would. */
export const filterKindOf = ({ valueType }: Field): FilterKind | undefined => valueTypeOf(valueType).filter;

/** The fields that a list can be filtered by: each value once, though two columns show it. */
export const filterFields = (fields: readonly Field[]): readonly Field[] =>
  fields.filter(
    (field, place) =>
      filterKindOf(field) !== undefined && fields.findIndex(({ key }) => key === field.key) === place,
  );
