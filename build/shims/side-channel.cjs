// What qs keeps beside its objects: a WeakMap does it. The package ships object-inspect and eight more for one error text.
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
