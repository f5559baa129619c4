/**
 * A cache of at most `limit` values. `cached(key, make)` returns the cached value or creates it. The cache has two
 * generations and does not record when a value was used. It drops a value that was not used during a whole generation.
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
