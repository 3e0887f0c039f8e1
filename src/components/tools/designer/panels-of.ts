import type { RoomDesign } from '@/lib/calculators/designer/room-design'
import type { DesignRoom } from '@/lib/domain/design/design'
import type { PlanRectangle } from '@/lib/domain/room-plan/rectangle'

/** The panels of a room: as placed by hand, which shows at once, or as laid out last. */
export const panelsOf = (room: DesignRoom, found: RoomDesign | undefined): readonly PlanRectangle[] =>
  room.panels ?? found?.panels ?? []
