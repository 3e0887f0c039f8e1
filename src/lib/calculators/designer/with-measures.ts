import { type MeasureKey, MEASURES } from '@/lib/domain/estimate/comfort-measures'
import { ownFigureSource } from '@/lib/domain/estimate/own-figure-limits'
import type { ProjectRoom } from '@/lib/domain/estimate/project'
import type { Overrides } from '@/lib/domain/quantity/evaluate'
import { withChanges } from '@/lib/domain/quantity/with-changes'

import { improving } from '../engine/rooms-comfort'
import { type RoomResult, roomResult } from '../professional/room-result'
import type { SharedSums } from '../professional/shared-sums'

type Input = { room: ProjectRoom; shared: SharedSums; measures: readonly MeasureKey[] }

/** A room by both methods, in a home with these measures on top of what is usual for its age. */
export function improvedRoom({ room, shared, measures }: Input): RoomResult {
  const asBuilt = roomResult({ room, shared })
  if (!asBuilt.ok || measures.length === 0) return asBuilt
  const { changesOf } = improving([asBuilt], shared)
  const changes = MEASURES.filter(({ value }) => measures.includes(value)).reduce<Overrides>(
    (before, measure) => ({ ...before, ...changesOf(measure, before) }),
    {},
  )
  const source = ownFigureSource(shared.date)
  const withOwn: SharedSums['withOwn'] = (piece) => withChanges(shared.withOwn(piece), { changes, source })
  return roomResult({ room, shared: { ...shared, withOwn } })
}
