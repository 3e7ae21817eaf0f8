/** As much of IndexedDB as idb-keyval asks of it, in memory: jsdom has none. One store a database. */
export function fakeIndexedDb() {
  const kept = new Map<string, unknown>();
  let forbidden = false;
  let held: Promise<void> | undefined;
  /** Done as a browser does: later, by the handlers that stand there by then. */
  const later = <T extends object>(
    request: T,
    result?: unknown,
    ready: Promise<void> = Promise.resolve(),
  ) => {
    const done: T & { result: unknown } = Object.assign(request, { result });
    void (held ? ready.then(() => held) : ready).then(() => {
      if (typeof result === 'function') done.result = (result as () => unknown)();
      const { onsuccess, oncomplete } = done as { onsuccess?: () => void; oncomplete?: () => void };
      onsuccess?.call(done);
      oncomplete?.call(done);
    });
    return done;
  };
  const nameOf = (key: unknown) => JSON.stringify(key);
  /** The end of the last transaction that writes: the next one waits for it, as in a browser. */
  let last = Promise.resolve();
  const storeOf = (mode: string) => {
    const transaction = {};
    const ready = last;
    let end = (): void => undefined;
    if (mode === 'readwrite') last = new Promise((resolve) => (end = resolve));
    return {
      transaction,
      get: (key: unknown) => later({}, () => structuredClone(kept.get(nameOf(key))), ready),
      put: (value: unknown, key: unknown) => {
        kept.set(nameOf(key), structuredClone(value));
        later(transaction);
        end();
      },
      delete: (key: unknown) => {
        kept.delete(nameOf(key));
        later(transaction);
        end();
      },
    };
  };
  return {
    /** By the words of their keys. */
    kept,
    /** From now on nothing can be had or kept, as in a browser that is told so. */
    forbid: (is = true) => (forbidden = is),
    /** Each step from now on waits for the function that this gives. */
    hold: () => {
      let release = (): void => undefined;
      held = new Promise((resolve) => (release = resolve));
      return () => {
        held = undefined;
        release();
      };
    },
    indexedDB: {
      open: () =>
        later(
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
