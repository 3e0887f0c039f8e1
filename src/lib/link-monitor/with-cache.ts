import type { Probe, ProbeResult } from './probe'

const KEPT_MAX = 500
const KEPT_MS = 60_000

/**
 * Caches responses for a minute, since the pages of a site share their links. Failures are not cached, so a repaired
 * page is not reported as broken. `now` in ms.
 */
export function withCache(ask: Probe, now: () => number): Probe {
  const kept = new Map<string, { result: ProbeResult; requestedAtMs: number }>()
  return async (path) => {
    const cached = kept.get(path)
    if (cached && now() - cached.requestedAtMs < KEPT_MS) return cached.result
    kept.delete(path)
    const result = await ask(path)
    if (!('status' in result) || result.status >= 400) return result
    kept.set(path, { result, requestedAtMs: now() })
    const [oldest] = kept.keys()
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
    return result
  }
}
