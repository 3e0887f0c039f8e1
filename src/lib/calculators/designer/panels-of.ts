import type { DesignRoom } from '@/lib/domain/design/design'
import type { PlanRectangle } from '@/lib/domain/room-plan/rectangle'

import type { RoomDesign } from './room-design'

/** One object, so that a room without panels is not drawn again. */
const NONE: readonly PlanRectangle[] = []

/** The panels of a room: those placed by hand, which show immediately, otherwise those of the last layout. */
export const panelsOf = (room: DesignRoom, found: RoomDesign | undefined): readonly PlanRectangle[] =>
  room.panels ?? found?.panels ?? NONE
