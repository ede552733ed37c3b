/**
 * Reads once for each object (a row, a context) and returns the same result as long as the object lives. So several
 * fields of one row cost one statement.
 */
export function memoizeByKey<Key extends object, Rest extends unknown[], Value>(
  read: (key: Key, ...rest: Rest) => Value,
): (key: Key, ...rest: Rest) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key, ...rest) => {
    const found = known.get(key) ?? { value: read(key, ...rest) };
    known.set(key, found);
    return found.value;
  };
}
