import { ROOF_KINDS, type RoofKind } from './roofs'
import { WALL_KINDS, type WallKind } from './walls'
import { GLAZING, type Glazing } from './windows'

/** Loft insulation depths on offer, mm. */
const LOFT_DEPTHS_MM = [0, 50, 100, 150, 200, 270, 300, 400] as const

type LoftDepth = (typeof LOFT_DEPTHS_MM)[number]

/** Thicknesses on offer besides the usual one, mm with plaster: up to 1975 they determine the U-value. */
const WALL_THICKNESSES_MM = {
  'solid-brick': [330, 450],
  granite: [300, 400, 600],
  sandstone: [300, 400, 600],
} as const

type ThickWall = {
  [Kind in keyof typeof WALL_THICKNESSES_MM]: `${Kind}-${(typeof WALL_THICKNESSES_MM)[Kind][number]}`
}[keyof typeof WALL_THICKNESSES_MM]

/** Parts of an envelope, each with one usual construction per home. */
export const ENVELOPE_ELEMENTS = ['wall', 'window', 'door', 'roof', 'floor'] as const

export type EnvelopeElement = (typeof ENVELOPE_ELEMENTS)[number]

/** Construction options of a part. `usual`: the most likely for the home's age. */
export type ConstructionOf = {
  wall: `wall.${WallKind | ThickWall | 'usual' | `lined-${Lining}`}`
  window: `window.${Glazing | `${Glazing}-metal` | 'usual'}`
  door: 'door.usual'
  roof: `roof.${RoofKind}` | `roof.loft-${LoftDepth}`
  floor: 'floor.ground' | 'floor.exposed'
}

export type Construction = ConstructionOf[EnvelopeElement]

/** Insulation added on outer walls, mm: what fits inside a room, and what is usual outside. */
export const LINING_MM = { thin: 50, thick: 100 } as const

type Lining = (typeof LINING_MM)[keyof typeof LINING_MM]

type Option<Value> = { value: Value; label: string }

const USUAL = 'As usual for its age'

function thicknessesOf(kind: WallKind, label: string): Option<ConstructionOf['wall']>[] {
  const thicknesses: Readonly<Partial<Record<WallKind, readonly number[]>>> = WALL_THICKNESSES_MM
  return (thicknesses[kind] ?? []).map((mm) => ({
    value: `wall.${kind}-${mm}` as `wall.${ThickWall}`, // the thicknesses are listed by kind
    label: `${label}, ${mm} mm`,
  }))
}

/** The options for each part; the first is the default. */
export const CONSTRUCTIONS: {
  readonly [P in EnvelopeElement]: readonly [Option<ConstructionOf[P]>, ...Option<ConstructionOf[P]>[]]
} = {
  wall: [
    { value: 'wall.usual', label: USUAL },
    ...Object.values(LINING_MM).map((mm) => ({
      value: `wall.lined-${mm}` as const,
      label: `${USUAL}, and ${mm} mm of insulation`,
    })),
    ...WALL_KINDS.flatMap(({ value, label }) => [
      { value: `wall.${value}` as const, label },
      ...thicknessesOf(value, label),
    ]),
  ],
  window: [
    { value: 'window.usual', label: USUAL },
    ...GLAZING.map(({ value, label }) => ({ value: `window.${value}` as const, label })),
    ...GLAZING.filter(({ wattsPerM2K, inMetal }) => inMetal !== wattsPerM2K).map(({ value, label }) => ({
      value: `window.${value}-metal` as const,
      label: `${label}, metal frame`,
    })),
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

export const ALL_CONSTRUCTIONS: readonly Option<Construction>[] = ENVELOPE_ELEMENTS.flatMap(
  (part): readonly Option<Construction>[] => CONSTRUCTIONS[part],
)
