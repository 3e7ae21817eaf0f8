// Replaces qs's package side-channel with a WeakMap. The package has nine dependencies for one error message.
module.exports = function getSideChannel() {
  const values = new WeakMap();
  return {
    assert(key) {
      if (!values.has(key)) throw new TypeError('Side channel does not contain the given key');
    },
    delete: (key) => values.delete(key),
    get: (key) => values.get(key),
    has: (key) => values.has(key),
    set: (key, value) => void values.set(key, value),
  };
};
