import { LRUCache } from 'lru-cache'

const KEPT_MAX = 20

/** Caches the last few results and shares pending ones between callers. Failures are not cached. */
export function memoize<Made>() {
  const kept = new LRUCache<string, Promise<Made>>({ max: KEPT_MAX })
  return (key: string, make: () => Promise<Made>): Promise<Made> => {
    const cached = kept.get(key)
    if (cached) return cached
    const result = make()
    kept.set(key, result)
    result.catch(() => {
      if (kept.peek(key) === result) kept.delete(key)
    })
    return result
  }
}
