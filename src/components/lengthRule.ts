import type { FormRule } from 'antd';
import { lengthProblem, type TextKind } from '../core/textLimits';

/** Refuses a text that is longer than a request may carry. Said and not cut: a paste would lose its end unnoticed. */
export const lengthRule = (kind: TextKind): FormRule => ({
  validator: (_rule, text: string | undefined) => {
    const problem = lengthProblem(kind, text ?? '');
    return problem ? Promise.reject(new Error(problem)) : Promise.resolve();
  },
});
