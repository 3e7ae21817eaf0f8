import { lengthProblem, type TextKind } from '../../core/textLimits';
import { toFormRule } from '../../components/toFormRule';

/**
 * Creates a rule that rejects texts above the length limit. Texts aren't truncated: a paste would lose its end
 * unnoticed.
 */
export const lengthRule = (kind: TextKind) => toFormRule((text) => lengthProblem(kind, text));
