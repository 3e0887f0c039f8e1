import type { RoomKind } from '@/lib/domain/building/heat-loss/room-kinds'

/** How a design begins. */
export type DesignStart =
  | { from: 'saved'; text: string }
  | { from: 'file'; text: string }
  | { from: 'plan'; id: string }
  | { from: 'size'; kind: RoomKind; name: string; lengthMm: number; widthMm: number }
  | { from: 'project' }

/** Where the designer keeps its design on a device. */
export const DESIGN_KEY = 'powerboard.design.v1'

/** A design that the designer cannot read is set aside here, not overwritten. */
export const DESIGN_ASIDE_KEY = `${DESIGN_KEY}.unreadable`

/** Where it keeps the picture that a plan is traced from. */
export const UNDERLAY_KEY = `${DESIGN_KEY}.underlay`
