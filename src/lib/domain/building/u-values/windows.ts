import { type AgeBand, builtBy } from './age-bands'
import { RDSAP_10 } from './sources'

export const WINDOWS_SOURCE = RDSAP_10('table 24')

/** Glazing types with their W/m²K in PVC or wood, and in metal. Sizing ignores curtains. */
export const GLAZING = [
  { value: 'single', label: 'Single', wattsPerM2K: 4.8, inMetal: 5.7 },
  { value: 'secondary', label: 'Secondary', wattsPerM2K: 2.9, inMetal: 2.9 },
  { value: 'secondary-low-e', label: 'Secondary, low-emissivity', wattsPerM2K: 2.2, inMetal: 2.2 },
  { value: 'double-6mm', label: 'Double before 2002, 6 mm gap', wattsPerM2K: 3.1, inMetal: 3.7 },
  { value: 'double-12mm', label: 'Double before 2002, 12 mm gap', wattsPerM2K: 2.8, inMetal: 3.4 },
  { value: 'double-16mm', label: 'Double before 2002, 16 mm gap', wattsPerM2K: 2.7, inMetal: 3.3 },
  { value: 'triple-12mm', label: 'Triple before 2002', wattsPerM2K: 2.1, inMetal: 2.6 },
  { value: 'from-2002', label: 'Double or triple, 2002 to 2021', wattsPerM2K: 2.0, inMetal: 2.2 },
  { value: 'from-2022', label: 'Double or triple, 2022 or later', wattsPerM2K: 1.4, inMetal: 1.6 },
] as const

export type Glazing = (typeof GLAZING)[number]['value']

/** Additional loss of a roof window. */
const IN_ROOF_W_PER_M2K = 0.3
/** Exceptions from the same table, in PVC or wood. */
const IN_ROOF_OTHERWISE: Readonly<Partial<Record<Glazing, number>>> = { single: 5.3, 'triple-12mm': 2.3 }

/** U-value of a window, W/m²K. */
export function windowU({
  glazing,
  metalFrame = false,
  inRoof = false,
}: {
  glazing: Glazing
  metalFrame?: boolean
  inRoof?: boolean
}): number {
  const row = GLAZING.find(({ value }) => value === glazing)
  if (!row) throw new Error(`Unknown glazing "${glazing}"`)
  const otherwise = inRoof && !metalFrame ? IN_ROOF_OTHERWISE[glazing] : undefined
  if (otherwise !== undefined) return otherwise
  return (metalFrame ? row.inMetal : row.wattsPerM2K) + (inRoof ? IN_ROOF_W_PER_M2K : 0)
}

/**
 * Default windows by age: as built, but double glazing where originally single. Windows of 1.6 W/m²K were usual from
 * 2012 to 2022. Our assumption.
 */
export function usualWindowU(band: AgeBand): number {
  if (builtBy(band, 'I')) return windowU({ glazing: 'double-12mm' })
  if (builtBy(band, 'K')) return windowU({ glazing: 'from-2002' })
  return band === 'L' ? 1.6 : windowU({ glazing: 'from-2022' })
}
