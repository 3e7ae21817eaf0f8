import { useSearchParams } from 'react-router-dom';

/** Returns the value of a URL parameter, the first of `values` by default, and a function that replaces it. */
export function useUrlChoice<Value extends string>(name: string, values: readonly [Value, ...Value[]]) {
  const [search, setSearch] = useSearchParams();
  const value = values.find((candidate) => candidate === search.get(name)) ?? values[0];
  const choose = (next: Value) =>
    setSearch(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === values[0]) changed.delete(name);
        else changed.set(name, next);
        return changed;
      },
      { replace: true },
    );
  return [value, choose] as const;
}
