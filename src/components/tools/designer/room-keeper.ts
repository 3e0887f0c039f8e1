import type { Design } from '@/lib/domain/design/design'

const MOST_KEPT = 200

/**
 * Replaces copies of a home or room that was seen before with the earlier object. Workers receive copies, and results
 * are cached for each room object.
 */
export function roomKeeper(): (design: Design) => Design {
  const kept = new Map<string, object>()
  const same = <Value extends object>(value: Value): Value => {
    const text = JSON.stringify(value)
    const earliest = (kept.get(text) as Value | undefined) ?? value
    kept.delete(text)
    kept.set(text, earliest) // re-inserted as the newest entry
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break
      kept.delete(oldest)
    }
    return earliest
  }
  return (design) => ({ ...design, home: same(design.home), rooms: design.rooms.map(same) })
}
