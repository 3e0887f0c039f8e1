import type { PlanRectangle } from '../room-plan/rectangle'
import type { Design } from './design'

/** Positions of the panels by room id, from the latest layout. */
export type LaidPanels = Readonly<Record<string, readonly PlanRectangle[]>>

/** A design as sent to and stored on the server. */
export type LaidDesign = { readonly design: Design; readonly laid: LaidPanels }

/** Fixes the panels of a design: those laid out automatically are kept as if placed by hand. */
export const withLaidPanels = (design: Design, laid: LaidPanels): Design => ({
  ...design,
  rooms: design.rooms.map((room) => ({ ...room, panels: room.panels ?? laid[room.id] ?? [] })),
})
