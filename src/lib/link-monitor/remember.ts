import type { Probe, ProbeResult } from './probe'

const KEPT_MAX = 500
const KEPT_MS = 60_000

/**
 * Caches responses for a minute, since the pages of a site share their links. Failures are not cached, so a repaired
 * page is not reported as broken. `now` in ms.
 */
export function withMemory(ask: Probe, now: () => number): Probe {
  const kept = new Map<string, { answer: ProbeResult; askedAtMs: number }>()
  return async (path) => {
    const known = kept.get(path)
    if (known && now() - known.askedAtMs < KEPT_MS) return known.answer
    kept.delete(path)
    const answer = await ask(path)
    if (!('status' in answer) || answer.status >= 400) return answer
    kept.set(path, { answer, askedAtMs: now() })
    const [oldest] = kept.keys()
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
    return answer
  }
}
