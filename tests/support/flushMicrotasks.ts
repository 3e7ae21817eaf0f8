/** Resolves after all queued promise callbacks: Node runs them before `setImmediate`. */
export const flushMicrotasks = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
