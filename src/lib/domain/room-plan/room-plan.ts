import type { Ceiling } from './ceiling'
import type { Joists } from './joists'
import type { Outline } from './outline'
import type { PlanRectangle } from './rectangle'

/** Obstacles that panels keep clear of: on the ceiling, or reaching up to it. */
export type ObstacleKind = 'light' | 'smoke-alarm' | 'hatch' | 'wardrobe'

export type Obstacle = { readonly kind: ObstacleKind; readonly area: PlanRectangle }

/** A room as drawn. Without joists, as under concrete, a panel can be fixed anywhere. */
export type RoomPlan = {
  readonly outline: Outline
  readonly ceiling: Ceiling
  readonly obstacles: readonly Obstacle[]
  readonly joists: Joists | null
}
