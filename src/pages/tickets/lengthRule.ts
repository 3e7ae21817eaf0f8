import { lengthProblem, type TextKind } from '../../core/textLimits';
import { toFormRule } from '../../components/toFormRule';

/** Refuses a text that is longer than a request may carry. Said and not cut: a paste would lose its end unnoticed. */
export const lengthRule = (kind: TextKind) => toFormRule((text) => lengthProblem(kind, text));
