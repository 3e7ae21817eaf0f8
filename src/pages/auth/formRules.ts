import type { FormRule } from 'antd';
import { toFormRule } from '../../components/form';
import type { FormViolation } from './accountRules';

/**
 * Creates the antd rules of one field from a check of the whole form. antd validates each field by itself, but the
 * member sees only the first violated rule (product.md: Rules), so a field fails only if that rule names it.
 */
export const rulesOf =
  <Values extends object>(check: (values: Values) => FormViolation<keyof Values & string> | undefined) =>
  (field: keyof Values & string): FormRule[] => [
    ({ getFieldsValue }) =>
      toFormRule(() => {
        const violation = check(getFieldsValue() as Values);
        return violation?.fields.includes(field) ? violation.message : '';
      }),
  ];
