import type { Field } from '../../core/defineResource';
import type { FilterKind } from '../../core/valueType';
import { valueTypeOf } from '../../core/valueTypes';

/** Returns the kind of filter for a field; undefined if it cannot be filtered. */
export const filterKindOf = ({ valueType, smallSet }: Field): FilterKind | undefined =>
  smallSet ? 'choice' : valueTypeOf(valueType).filter;

/** Returns the fields that a list can be filtered by, each key once even if two columns show it. */
export const filterFields = (fields: readonly Field[]): readonly Field[] =>
  fields.filter(
    (field, place) =>
      filterKindOf(field) !== undefined && fields.findIndex(({ key }) => key === field.key) === place,
  );
