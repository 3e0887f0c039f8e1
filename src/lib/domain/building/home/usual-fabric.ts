import { assumed } from '../../quantity/common-sources'
import { given, type Quantity } from '../../quantity/quantity'
import { airChangesBy, usualAirChanges } from '../heat-loss/air-changes'
import { withInsulation } from '../u-values/added-insulation'
import { type AgeBand, builtBy } from '../u-values/age-bands'
import { LINING_MM } from '../u-values/constructions'
import { BRIDGING_SOURCE, bridgingY, DOORS_SOURCE, doorU } from '../u-values/other-elements'
import { loftU, ROOFS_SOURCE, roofU } from '../u-values/roofs'
import { type WallKind, WALLS_SOURCE, wallU } from '../u-values/walls'
import { usualWindowU, WINDOWS_SOURCE, windowU } from '../u-values/windows'
import type { FabricAnswers } from './answers'

const W_PER_M2K = 'W/m²K'

/** Usual wall type by age: solid brick up to 1929, then cavity. */
export const usualWallKind = (band: AgeBand): WallKind => (builtBy(band, 'B') ? 'solid-brick' : 'cavity')

/** Walls. Measured U-values tend to be lower than the tables; a wall of unknown filling may be filled. */
export function wallQuantity({ ageBand: band, nation, wallKind, wallInsulation = 'unknown' }: FabricAnswers): Quantity {
  const kind = wallKind ?? usualWallKind(band)
  const asBuilt = wallU({ kind, band, nation })
  const filled = wallU({ kind: 'cavity-filled', band, nation })
  const value = {
    unknown: asBuilt,
    none: asBuilt,
    'cavity-filled': filled,
    lined: withInsulation({ wattsPerM2K: asBuilt, insulationMm: LINING_MM.thin }),
    'lined-thickly': withInsulation({ wattsPerM2K: asBuilt, insulationMm: LINING_MM.thick }),
  }[wallInsulation]
  const mayBeFilled = wallInsulation === 'unknown' && kind === 'cavity'
  return given({
    key: 'home.wall.u-value',
    name: 'U-value of the walls',
    unit: W_PER_M2K,
    value,
    source: WALLS_SOURCE,
    spread: { low: mayBeFilled ? Math.min(filled, 0.75 * value) : 0.75 * value, high: 1.15 * value },
  })
}

/** Roof over a loft, by insulation depth where known. */
export function roofQuantity({ ageBand: band, nation, loftInsulationMm }: FabricAnswers): Quantity {
  const value =
    loftInsulationMm === undefined
      ? roofU({ kind: 'pitched', band, nation })
      : loftU({ insulationMm: loftInsulationMm })
  const spread =
    loftInsulationMm === undefined
      ? { low: Math.min(0.16, 0.8 * value), high: 1.7 * value }
      : { low: 0.85 * value, high: 1.3 * value }
  return given({
    key: 'home.roof.u-value',
    name: 'U-value of the roof',
    unit: W_PER_M2K,
    value,
    source: ROOFS_SOURCE,
    spread,
  })
}

export function windowQuantity({ ageBand, glazing }: FabricAnswers): Quantity {
  const value = glazing ? windowU({ glazing }) : usualWindowU(ageBand)
  const source = glazing ? WINDOWS_SOURCE : assumed('Windows as usual in homes of that age')
  return given({
    key: 'home.window.u-value',
    name: 'U-value of the windows',
    unit: W_PER_M2K,
    value,
    source,
    spread: { low: 0.85 * value, high: 1.15 * value },
  })
}

export function doorQuantity({ ageBand, nation }: FabricAnswers): Quantity {
  const value = doorU({ band: ageBand, nation })
  return given({
    key: 'home.door.u-value',
    name: 'U-value of the external doors',
    unit: W_PER_M2K,
    value,
    source: DOORS_SOURCE,
    spread: { low: 0.6 * value, high: 1.1 * value },
  })
}

export function bridgingQuantity({ ageBand }: FabricAnswers): Quantity {
  const value = bridgingY(ageBand)
  return given({
    key: 'home.bridging.y',
    name: 'Loss at corners and joints, per square metre of outer surface',
    unit: W_PER_M2K,
    value,
    source: BRIDGING_SOURCE,
    spread: { low: 0.4 * value, high: 1.3 * value },
  })
}

export function airChangesQuantity({ ageBand, glazing, draughtiness }: FabricAnswers): Quantity {
  const told = airChangesBy(draughtiness)
  const value = told ?? usualAirChanges({ ageBand, glazing })
  const source =
    told !== null
      ? assumed('BS EN 12831-1 asks for 0.5 at least; 0.8 and 1.2 for draughty homes')
      : assumed('Air changes as usual in homes of that age')
  return given({
    key: 'home.air-changes',
    name: 'Air changes an hour',
    unit: '1/h',
    value,
    source,
    spread: { low: Math.min(0.4, 0.8 * value), high: 1.5 * value },
  })
}
