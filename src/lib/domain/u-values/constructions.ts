import { ROOF_KINDS, type RoofKind } from './roofs'
import { WALL_KINDS, type WallKind } from './walls'
import { GLAZING, type Glazing } from './windows'

/** Depths of insulation in a loft that are offered, mm. */
export const LOFT_DEPTHS_MM = [0, 50, 100, 150, 200, 270, 300, 400] as const

type LoftDepth = (typeof LOFT_DEPTHS_MM)[number]

/** The parts of an envelope that a home has one usual construction of. */
export const PARTS = ['wall', 'window', 'door', 'roof', 'floor'] as const

export type Part = (typeof PARTS)[number]

/** How a part is built, as far as our tables know it. `usual`: as homes of its age most likely have it. */
export type ConstructionOf = {
  wall: `wall.${WallKind | 'usual'}`
  window: `window.${Glazing | 'usual'}`
  door: 'door.usual'
  roof: `roof.${RoofKind}` | `roof.loft-${LoftDepth}`
  floor: 'floor.ground' | 'floor.exposed'
}

export type Construction = ConstructionOf[Part]

type Option<Value> = { value: Value; label: string }

const USUAL = 'As usual for its age'

/** What there is to choose from for each part; the first is what a home has unless somebody knows better. */
export const CONSTRUCTIONS: {
  readonly [P in Part]: readonly [Option<ConstructionOf[P]>, ...Option<ConstructionOf[P]>[]]
} = {
  wall: [
    { value: 'wall.usual', label: USUAL },
    ...WALL_KINDS.map(({ value, label }) => ({ value: `wall.${value}` as const, label })),
  ],
  window: [
    { value: 'window.usual', label: USUAL },
    ...GLAZING.map(({ value, label }) => ({ value: `window.${value}` as const, label })),
  ],
  door: [{ value: 'door.usual', label: USUAL }],
  roof: [
    { value: 'roof.pitched', label: 'Loft, insulated as usual for its age' },
    ...LOFT_DEPTHS_MM.map((mm) => ({
      value: `roof.loft-${mm}` as const,
      label: mm === 0 ? 'Loft without insulation' : `Loft with ${mm} mm`,
    })),
    ...ROOF_KINDS.flatMap(({ value, label }) =>
      value === 'pitched' ? [] : [{ value: `roof.${value}` as const, label }],
    ),
  ],
  floor: [
    { value: 'floor.ground', label: 'On the ground, as usual for its age' },
    { value: 'floor.exposed', label: 'Over a passage or a garage' },
  ],
}

export const ALL_CONSTRUCTIONS: readonly Option<Construction>[] = PARTS.flatMap(
  (part): readonly Option<Construction>[] => CONSTRUCTIONS[part],
)
