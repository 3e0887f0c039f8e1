import type { ProjectRoom } from '@/lib/domain/estimate/project'

import { type RoomResult, roomResult } from './room-result'
import type { SharedSums } from './shared-sums'

/** Caches room results by room until the home changes. */
export function rememberedRooms(): typeof roomResult {
  let known = new WeakMap<ProjectRoom, RoomResult>()
  let before: SharedSums | null = null
  return (asked) => {
    const { room, shared } = asked
    if (before !== shared) known = new WeakMap()
    before = shared
    const result = known.get(room) ?? roomResult(asked)
    known.set(room, result)
    return result
  }
}
