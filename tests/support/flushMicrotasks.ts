/** Resolves after every queued promise callback: Node runs all of them before its next task. */
export const flushMicrotasks = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
