import { ANSWERED } from '@/lib/domain/house/sources'
import type { Source } from '@/lib/domain/quantity/quantity'
import type { AgeBand } from '@/lib/domain/u-values/age-bands'
import { solidFloorU, suspendedFloorU } from '@/lib/domain/u-values/ground-floors'
import type { Nation } from '@/lib/domain/u-values/nations'
import { doorU, DOORS_SOURCE, exposedFloorU, EXPOSED_FLOORS_SOURCE } from '@/lib/domain/u-values/other-elements'
import { loftU, roofU, ROOFS_SOURCE, type RoofKind } from '@/lib/domain/u-values/roofs'
import { FLOORS_SOURCE, usualFloor } from '@/lib/domain/u-values/usual-floors'
import { WALLS_SOURCE, wallU, type WallKind } from '@/lib/domain/u-values/walls'
import { windowU, WINDOWS_SOURCE, type Glazing } from '@/lib/domain/u-values/windows'

/** A U-value that somebody knows, or where to look it up. */
export type UAsked =
  | { from: 'value'; wattsPerM2K: number }
  | { from: 'walls'; construction: WallKind; thicknessMm?: number | undefined }
  | { from: 'windows'; glazing: Glazing; metalFrame: boolean; inRoof: boolean }
  | { from: 'doors' }
  | { from: 'roofs'; roof: RoofKind }
  | { from: 'lofts'; insulationMm: number }
  | { from: 'ground-floors'; floorAreaM2: number; perimeterM: number; wallThicknessM: number }
  | { from: 'exposed-floors' }

type Built = { ageBand: AgeBand; nation: Nation }

/** The U-value of an element of a home, W/m²K, and where it is from. Throws OutOfRange. */
export function uValueOf(asked: UAsked, { ageBand: band, nation }: Built): { value: number; source: Source } {
  switch (asked.from) {
    case 'value': return { value: asked.wattsPerM2K, source: ANSWERED }
    case 'walls': return { value: wallU({ kind: asked.construction, band, nation, thicknessMm: asked.thicknessMm }), source: WALLS_SOURCE }
    case 'windows': return { value: windowU(asked), source: WINDOWS_SOURCE }
    case 'doors': return { value: doorU(band), source: DOORS_SOURCE }
    case 'roofs': return { value: roofU({ kind: asked.roof, band, nation }), source: ROOFS_SOURCE }
    case 'lofts': return { value: loftU(asked), source: ROOFS_SOURCE }
    case 'ground-floors': return { value: groundFloorU(asked, { ageBand: band, nation }), source: FLOORS_SOURCE }
    case 'exposed-floors': return { value: exposedFloorU({ band, nation }), source: EXPOSED_FLOORS_SOURCE }
  }
}

function groundFloorU(size: { floorAreaM2: number; perimeterM: number; wallThicknessM: number }, { ageBand, nation }: Built): number {
  const { suspended, floorResistanceM2KPerW } = usualFloor({ band: ageBand, nation })
  return (suspended ? suspendedFloorU : solidFloorU)({ ...size, floorResistanceM2KPerW })
}
