const KEPT_MAX = 20

/** Caches the last few results and shares pending ones between callers. Failures are not cached. */
export function memoize<Made>() {
  const kept = new Map<string, Promise<Made>>()
  return (key: string, make: () => Promise<Made>): Promise<Made> => {
    const known = kept.get(key)
    if (known) return known
    const result = make()
    kept.set(key, result)
    result.catch(() => kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
    return result
  }
}
