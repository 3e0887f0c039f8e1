import { type AgeBand, atAge, builtBy, type ByAgeBand } from './age-bands'
import { type ByNation, type Nation, tableOf } from './nations'
import { solidBrickU, stoneU } from './solid-walls'
import { RDSAP_10 } from './sources'

export const WALL_KINDS = [
  { value: 'solid-brick', label: 'Solid brick' },
  { value: 'granite', label: 'Granite or whinstone' },
  { value: 'sandstone', label: 'Sandstone or limestone' },
  { value: 'cavity', label: 'Cavity, not filled' },
  { value: 'cavity-filled', label: 'Cavity, filled' },
  { value: 'timber-frame', label: 'Timber frame' },
  { value: 'system-build', label: 'System built (concrete or steel)' },
  { value: 'cob', label: 'Cob' },
] as const

export type WallKind = (typeof WALL_KINDS)[number]['value']

export const WALLS_SOURCE = RDSAP_10('tables 6, 7, 12 and 13')

/** Placeholder: up to band E solid brick and stone depend on thickness (`solid-walls.ts`), not age. */
const T = NaN

/** W/m²K as built, by age band, A first. */
const AS_BUILT: ByNation<Readonly<Record<WallKind, ByAgeBand>>> = {
  england: {
    'solid-brick': [T, T, T, T, T, 1.0, 0.6, 0.6, 0.45, 0.35, 0.3, 0.28, 0.26],
    granite: [T, T, T, T, T, 1.7, 1.0, 0.6, 0.6, 0.45, 0.35, 0.3, 0.28],
    sandstone: [T, T, T, T, T, 1.7, 1.0, 0.6, 0.6, 0.45, 0.35, 0.3, 0.28],
    cavity: [1.5, 1.5, 1.5, 1.5, 1.5, 1.0, 0.6, 0.6, 0.45, 0.35, 0.3, 0.28, 0.26],
    'cavity-filled': [0.7, 0.7, 0.7, 0.7, 0.7, 0.4, 0.35, 0.35, 0.45, 0.35, 0.3, 0.28, 0.26],
    'timber-frame': [2.5, 1.9, 1.9, 1.0, 0.8, 0.45, 0.4, 0.4, 0.4, 0.35, 0.3, 0.28, 0.26],
    'system-build': [2.0, 2.0, 2.0, 2.0, 1.7, 1.0, 0.6, 0.6, 0.45, 0.35, 0.3, 0.28, 0.26],
    cob: [0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.6, 0.6, 0.45, 0.35, 0.3, 0.28, 0.26],
  },
  scotland: {
    'solid-brick': [T, T, T, T, T, 1.0, 0.6, 0.45, 0.45, 0.3, 0.25, 0.22, 0.17],
    granite: [T, T, T, T, T, 1.7, 1.0, 0.6, 0.45, 0.45, 0.3, 0.25, 0.22],
    sandstone: [T, T, T, T, T, 1.5, 1.0, 0.6, 0.45, 0.45, 0.3, 0.25, 0.22],
    cavity: [1.5, 1.5, 1.5, 1.5, 1.5, 1.0, 0.6, 0.45, 0.45, 0.3, 0.25, 0.22, 0.17],
    'cavity-filled': [0.7, 0.7, 0.7, 0.7, 0.7, 0.4, 0.35, 0.45, 0.45, 0.3, 0.25, 0.22, 0.17],
    'timber-frame': [2.5, 1.9, 1.9, 1.0, 0.8, 0.45, 0.4, 0.4, 0.4, 0.3, 0.25, 0.22, 0.17],
    'system-build': [2.0, 2.0, 2.0, 2.0, 1.7, 1.0, 0.6, 0.45, 0.45, 0.3, 0.25, 0.22, 0.17],
    cob: [0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.6, 0.6, 0.45, 0.3, 0.25, 0.22, 0.17],
  },
  // Northern Ireland has no band J: its entries are England's.
  'northern-ireland': {
    'solid-brick': [T, T, T, T, T, 1.0, 0.6, 0.45, 0.45, 0.35, 0.3, 0.28, 0.18],
    granite: [T, T, T, T, T, 1.7, 1.0, 0.6, 0.45, 0.45, 0.3, 0.3, 0.28],
    sandstone: [T, T, T, T, T, 1.7, 1.0, 0.6, 0.45, 0.45, 0.3, 0.3, 0.28],
    cavity: [1.5, 1.5, 1.5, 1.5, 1.5, 1.0, 0.6, 0.45, 0.45, 0.35, 0.3, 0.28, 0.18],
    'cavity-filled': [0.7, 0.7, 0.7, 0.7, 0.7, 0.4, 0.35, 0.45, 0.45, 0.35, 0.3, 0.28, 0.18],
    'timber-frame': [2.5, 1.9, 1.9, 1.0, 0.8, 0.45, 0.4, 0.4, 0.4, 0.35, 0.3, 0.28, 0.18],
    'system-build': [2.0, 2.0, 2.0, 2.0, 1.7, 1.0, 0.6, 0.45, 0.45, 0.35, 0.3, 0.28, 0.18],
    cob: [0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.6, 0.6, 0.45, 0.35, 0.3, 0.28, 0.18],
  },
}

/** Assumed thickness, mm: brick with plaster, half a metre of stone. Our assumption. */
export const USUAL_THICKNESS_MM = { 'solid-brick': 230, granite: 500, sandstone: 500 } as const

/**
 * U-value of a wall as built, W/m²K. `thicknessMm`, including plaster, applies to solid brick and stone before 1976.
 * Throws OutOfRange.
 */
export function wallU({
  kind,
  band,
  nation,
  thicknessMm,
}: {
  kind: WallKind
  band: AgeBand
  nation: Nation
  thicknessMm?: number
}): number {
  if (!builtBy(band, 'E')) return atAge(tableOf(AS_BUILT, nation)[kind], band)
  if (kind === 'solid-brick') return solidBrickU({ thicknessMm: thicknessMm ?? USUAL_THICKNESS_MM[kind] })
  if (kind === 'granite' || kind === 'sandstone')
    return stoneU({ stone: kind, thicknessMm: thicknessMm ?? USUAL_THICKNESS_MM[kind] })
  return atAge(tableOf(AS_BUILT, nation)[kind], band)
}
