import { type AgeBand, atAge, type ByAgeBand } from './age-bands'
import { type ByNation, type Nation, tableOf } from './nations'
import { checkUValue } from './ranges'
import { RDSAP_10 } from './sources'

export const ROOF_KINDS = [
  { value: 'pitched', label: 'Loft' },
  { value: 'flat', label: 'Flat roof' },
  { value: 'room-in-roof', label: 'Room in the roof' },
] as const

export type RoofKind = (typeof ROOF_KINDS)[number]['value']

export const ROOFS_SOURCE = RDSAP_10('tables 16 and 18')

const PITCHED: ByAgeBand = [0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.3, 0.26, 0.16, 0.16, 0.16, 0.15]
const FLAT: ByAgeBand = [2.3, 2.3, 2.3, 2.3, 1.5, 0.68, 0.4, 0.35, 0.35, 0.25, 0.25, 0.18, 0.15]

/** W/m²K for unknown insulation. A loft counts as having some 100 mm, as most now do. */
const INSULATION_UNKNOWN: ByNation<Readonly<Record<RoofKind, ByAgeBand>>> = {
  england: {
    pitched: PITCHED,
    flat: FLAT,
    'room-in-roof': [2.3, 2.3, 2.3, 2.3, 1.5, 0.8, 0.5, 0.35, 0.35, 0.3, 0.25, 0.18, 0.15],
  },
  scotland: {
    pitched: [0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.3, 0.26, 0.16, 0.16, 0.15, 0.15],
    flat: FLAT,
    'room-in-roof': [2.3, 2.3, 2.3, 2.3, 1.5, 0.8, 0.5, 0.35, 0.35, 0.3, 0.2, 0.18, 0.15],
  },
}

/** U-value of a roof with unknown insulation, W/m²K. */
export function roofU({ kind, band, nation }: { kind: RoofKind; band: AgeBand; nation: Nation }): number {
  return atAge(tableOf(INSULATION_UNKNOWN, nation)[kind], band)
}

/** Insulation between and over the joists with the resulting U-value: mm, W/m²K. RdSAP 10, table 16. */
export const LOFT_INSULATION = [
  [0, 2.3],
  [12, 1.5],
  [25, 1.0],
  [50, 0.68],
  [75, 0.5],
  [100, 0.4],
  [125, 0.35],
  [150, 0.3],
  [175, 0.25],
  [200, 0.21],
  [225, 0.19],
  [250, 0.17],
  [270, 0.16],
  [300, 0.14],
  [350, 0.12],
  [400, 0.11],
] as const

/**
 * U-value of a loft by insulation depth at the joists, W/m²K, from the table row at or below the depth.
 * Throws OutOfRange.
 */
export function loftU({ insulationMm }: { insulationMm: number }): number {
  checkUValue({ insulationMm })
  return LOFT_INSULATION.findLast(([mm]) => insulationMm >= mm)?.[1] ?? NaN
}
