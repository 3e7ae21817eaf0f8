/** As much of IndexedDB as idb-keyval asks of it, in memory: jsdom has none. One store a database. */
export function fakeIndexedDb() {
  const kept = new Map<string, unknown>();
  let forbidden = false;
  /** Done as a browser does: later, by the handlers that stand there by then. */
  const later = <T extends object>(request: T, result?: unknown) => {
    const done = Object.assign(request, { result });
    queueMicrotask(() => {
      const { onsuccess, oncomplete } = done as { onsuccess?: () => void; oncomplete?: () => void };
      onsuccess?.call(done);
      oncomplete?.call(done);
    });
    return done;
  };
  const nameOf = (key: unknown) => JSON.stringify(key);
  const objectStore = () => {
    const transaction = {};
    return {
      transaction,
      get: (key: unknown) => later({}, structuredClone(kept.get(nameOf(key)))),
      put: (value: unknown, key: unknown) => {
        kept.set(nameOf(key), structuredClone(value));
        later(transaction);
      },
      delete: (key: unknown) => {
        kept.delete(nameOf(key));
        later(transaction);
      },
    };
  };
  return {
    /** By the words of their keys. */
    kept,
    /** From now on nothing can be had or kept, as in a browser that is told so. */
    forbid: (is = true) => (forbidden = is),
    indexedDB: {
      open: () =>
        later(
          {},
          {
            transaction: () => {
              if (forbidden) throw new DOMException('The operation is insecure.', 'SecurityError');
              return { objectStore };
            },
          },
        ),
    },
  };
}
