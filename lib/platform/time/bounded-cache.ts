/**
 * A cache of at most `limit` values. `cached(key, make)` returns the cached value or creates it. The values are in two
 * generations, `young` and `old`. When `young` is full, it replaces `old`, and the values in `old` are dropped. A value
 * in `old` that is used again is copied to `young`.
 */
export function boundedCache<V, K = string>(limit: number): (key: K, make: () => V) => V {
  const generation = Math.max(1, Math.floor(limit / 2));
  let young = new Map<K, V>();
  let old = new Map<K, V>();
  return function cached(key, make) {
    const recent = young.get(key);
    if (recent !== undefined) return recent;
    const value = old.get(key) ?? make();
    if (young.size >= generation) {
      old = young;
      young = new Map();
    }
    young.set(key, value);
    return value;
  };
}
