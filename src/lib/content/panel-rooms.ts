/** A room of the media library that shows what panels take and cost. */
export type PanelRoom = {
  name: string
  /** Key of its picture. */
  picture: string
  areaM2: number
  heightM: number
  panels: number
}

/** The rooms on the panel's page, the one whose price stands beside that of a single panel first. */
export const PANEL_ROOMS = [
  { name: 'Living room', picture: 'living-room-dusk', areaM2: 30, heightM: 2.6, panels: 6 },
  { name: 'Kitchen', picture: 'kitchen', areaM2: 16, heightM: 2.4, panels: 3 },
  { name: 'Garden office', picture: 'garden-office', areaM2: 17, heightM: 2.4, panels: 4 },
] as const satisfies readonly PanelRoom[]
