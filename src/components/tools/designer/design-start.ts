import type { RoomKind } from '@/lib/domain/building/heat-loss/room-kinds'
import type { Design } from '@/lib/domain/design/design'

/** The version of a shared design that is being changed. */
export type SharedVersion = { token: string; version: number }

/** How a design begins. */
export type DesignStart =
  | { from: 'saved'; text: string }
  | { from: 'file'; text: string }
  | { from: 'plan'; id: string }
  | { from: 'size'; kind: RoomKind; name: string; lengthMm: number; widthMm: number }
  | { from: 'project' }
  | { from: 'shared'; design: Design }

/** Where the designer keeps its design on a device. */
export const DESIGN_KEY = 'powerboard.design.v1'

/** A design that the designer cannot read is set aside here, not overwritten. */
export const DESIGN_ASIDE_KEY = `${DESIGN_KEY}.unreadable`

/** Where it keeps what its comfort map shows. */
export const DESIGN_VIEW_KEY = `${DESIGN_KEY}.view`

/** Where it keeps the picture that a plan is traced from. */
export const UNDERLAY_KEY = `${DESIGN_KEY}.underlay`
