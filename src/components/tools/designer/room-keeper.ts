import type { Design } from '@/lib/domain/design/design'

const MOST_KEPT = 200

/**
 * Replaces the parts of a design that were seen before by themselves. What is sent to a worker arrives as a copy, and a
 * room is worked out once for each object.
 */
export function roomKeeper(): (design: Design) => Design {
  const kept = new Map<string, object>()
  const same = <Part extends object>(part: Part): Part => {
    const text = JSON.stringify(part)
    const known = (kept.get(text) as Part | undefined) ?? part
    kept.delete(text)
    kept.set(text, known) // as the newest
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break
      kept.delete(oldest)
    }
    return known
  }
  return (design) => ({ ...design, home: same(design.home), rooms: design.rooms.map(same) })
}
