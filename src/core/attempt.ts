/** Returns the result of `task`; undefined if it throws, for example because the browser blocks storage. */
export function attempt<T>(task: () => T): T | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
