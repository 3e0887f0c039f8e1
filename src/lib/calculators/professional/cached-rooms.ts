import type { ProjectRoom } from '@/lib/domain/estimate/project'

import { type RoomResult, roomResult } from './room-result'
import type { SharedSums } from './shared-sums'

/** Caches room results by room until the home changes. */
export function cachedRooms(): typeof roomResult {
  let cache = new WeakMap<ProjectRoom, RoomResult>()
  let before: SharedSums | null = null
  return (input) => {
    const { room, shared } = input
    if (before !== shared) cache = new WeakMap()
    before = shared
    const result = cache.get(room) ?? roomResult(input)
    cache.set(room, result)
    return result
  }
}
