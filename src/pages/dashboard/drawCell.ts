import type { ReactNode } from 'react';
import type { Field } from '../../core/defineResource';

/** One figure of the dashboard, or what stands in for it. */
export type DrawCell = (field: Field) => ReactNode;
