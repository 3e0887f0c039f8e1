import type { DesignRoom } from '@/lib/domain/design/design'
import type { PlanRectangle } from '@/lib/domain/room-plan/rectangle'

import type { RoomDesign } from './room-design'

/** The panels of a room: as placed by hand, which shows at once, or as laid out last. */
export const panelsOf = (room: DesignRoom, found: RoomDesign | undefined): readonly PlanRectangle[] =>
  room.panels ?? found?.panels ?? []
