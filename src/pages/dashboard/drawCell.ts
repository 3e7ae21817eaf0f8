import type { ReactNode } from 'react';
import type { Field } from '../../core/defineResource';

/** Renders one value of the dashboard, or its placeholder while it loads. */
export type DrawCell = (field: Field) => ReactNode;
