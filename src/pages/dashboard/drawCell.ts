import type { ReactNode } from 'react';
import type { Field } from '../../core/defineResource';

/** Renders one figure of the dashboard, or its placeholder. */
export type DrawCell = (field: Field) => ReactNode;
