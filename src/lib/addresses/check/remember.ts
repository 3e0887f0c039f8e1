import type { Answer, Ask } from './ask'

const KEPT_MAX = 500
const KEPT_MS = 60_000

/**
 * Asks each address once in a while: pages of one site link to the same places. What is not well is asked each time,
 * so that nothing is called broken that was mended. `now` in milliseconds.
 */
export function remembering(ask: Ask, now: () => number): Ask {
  const kept = new Map<string, { answer: Answer; askedAtMs: number }>()
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
