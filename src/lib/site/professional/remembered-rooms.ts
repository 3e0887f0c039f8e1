import type { ProjectRoom } from '@/lib/domain/project/project'

import { roomResult, type RoomResult } from './room-result'
import type { SharedSums } from './shared-sums'

/** Works rooms out, and a room that is asked for again, in the same home, gives its result of before. */
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
