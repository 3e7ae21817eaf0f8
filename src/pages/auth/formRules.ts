import type { FormRule } from 'antd';
import { toFormRule } from '../../components/toFormRule';
import type { Broken } from './accountRules';

/**
 * antd's rules out of one check of the whole form. antd judges every field by itself, while a member is told
 * the first broken rule alone (product.md: Rules): a field refuses only where that rule names it.
 */
export const rulesOf =
  <Values extends object>(check: (values: Values) => Broken<keyof Values & string> | undefined) =>
  (field: keyof Values & string): FormRule[] => [
    ({ getFieldsValue }) =>
      toFormRule(() => {
        const broken = check(getFieldsValue() as Values);
        return broken?.fields.includes(field) ? broken.message : '';
      }),
  ];
