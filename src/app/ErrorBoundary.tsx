import type { ReactNode } from 'react';
import { FallbackBoundary } from '../components/FallbackBoundary';
import { CrashScreen } from './CrashScreen';

/** Renders the crash screen when no boundary further down has caught an error (product.md: Errors). */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <FallbackBoundary fallback={() => <CrashScreen />}>{children}</FallbackBoundary>
);
