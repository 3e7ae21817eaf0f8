import { Component, type ReactNode } from 'react';
import { CrashScreen } from './CrashScreen';

/** Whatever throws while drawing ends here, with a way back, never in a blank screen (product.md: Errors). */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <CrashScreen /> : this.props.children;
  }
}
