// Replaces the package side-channel, which qs imports, with a WeakMap. The package and its dependencies
// support engines without WeakMap (build/antd/stubs.ts).
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
