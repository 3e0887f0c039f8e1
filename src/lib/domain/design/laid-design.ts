import type { PlanRectangle } from '../room-plan/rectangle'
import type { Design } from './design'

/** The places of the panels by the id of their room, as they were laid out last. */
export type LaidPanels = Readonly<Record<string, readonly PlanRectangle[]>>

/** A design as it is kept on the server and sent there. */
export type LaidDesign = { readonly design: Design; readonly laid: LaidPanels }

/** A design whose panels stay where they are: those laid out automatically are kept as if placed by hand. */
export const withLaidPanels = (design: Design, laid: LaidPanels): Design => ({
  ...design,
  rooms: design.rooms.map((room) => ({ ...room, panels: room.panels ?? laid[room.id] ?? [] })),
})
