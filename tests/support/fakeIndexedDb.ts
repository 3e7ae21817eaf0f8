/** Creates an in-memory IndexedDB for idb-keyval, because happy-dom has none. All its stores share one map. */
export function fakeIndexedDb() {
  const stored = new Map<string, unknown>();
  let forbidden = false;
  let hold: Promise<void> | undefined;
  /** Completes a request asynchronously, as a browser does, and calls its handlers. */
  const completeLater = <T extends object>(
    request: T,
    result?: unknown,
    ready: Promise<void> = Promise.resolve(),
  ) => {
    const done: T & { result: unknown } = Object.assign(request, { result });
    void (hold ? ready.then(() => hold) : ready).then(() => {
      if (typeof result === 'function') done.result = (result as () => unknown)();
      const { onsuccess, oncomplete } = done as { onsuccess?: () => void; oncomplete?: () => void };
      onsuccess?.call(done);
      oncomplete?.call(done);
    });
    return done;
  };
  const nameOf = (key: unknown) => JSON.stringify(key);
  /** Resolves when the last write transaction ends. The next transaction waits for this promise, as in a browser. */
  let lastWrite = Promise.resolve();
  const storeOf = (mode: string) => {
    const transaction = {};
    const ready = lastWrite;
    let end = (): void => undefined;
    if (mode === 'readwrite') lastWrite = new Promise((resolve) => (end = resolve));
    return {
      transaction,
      get: (key: unknown) => completeLater({}, () => structuredClone(stored.get(nameOf(key))), ready),
      put: (value: unknown, key: unknown) => {
        stored.set(nameOf(key), structuredClone(value));
        completeLater(transaction);
        end();
      },
      delete: (key: unknown) => {
        stored.delete(nameOf(key));
        completeLater(transaction);
        end();
      },
    };
  };
  return {
    /** The stored values. The keys of this map are the JSON of the IndexedDB keys. */
    stored,
    /** Makes every transaction throw, as in a browser that blocks storage. */
    forbid: (value = true) => (forbidden = value),
    /** Holds every request back until the returned function is called. */
    hold: () => {
      let release = (): void => undefined;
      hold = new Promise((resolve) => (release = resolve));
      return () => {
        hold = undefined;
        release();
      };
    },
    indexedDB: {
      open: () =>
        completeLater(
          {},
          {
            transaction: (_names: unknown, mode: string) => {
              if (forbidden) throw new DOMException('The operation is insecure.', 'SecurityError');
              return { objectStore: () => storeOf(mode) };
            },
          },
        ),
    },
  };
}
