import type { Source } from '../quantity/quantity'
import type { ObstacleKind } from '../room-plan/room-plan'

type Clearance = { readonly mm: number; readonly source: Source }

const ALARM: Source = {
  title: 'BS 5839-6: smoke alarms are kept 300 mm from light fittings and other obstructions',
  date: '2026-11-23',
  confidence: 'well-known',
}
const ASSUMED: Source = {
  title: 'Assumed until the leaflet of the panel is at hand, which has the last word',
  date: '2026-11-23',
  confidence: 'assumed',
}

/** Minimum distances from a panel to walls, other panels and obstacles. */
export const CLEARANCES: Readonly<Record<ObstacleKind | 'wall' | 'panel', Clearance>> = {
  light: { mm: 300, source: ALARM },
  'smoke-alarm': { mm: 300, source: ALARM },
  wall: { mm: 100, source: ASSUMED },
  panel: { mm: 100, source: ASSUMED },
  hatch: { mm: 50, source: ASSUMED },
  wardrobe: { mm: 300, source: ASSUMED },
}
