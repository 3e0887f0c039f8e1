import { DRAUGHTINESS } from '../heat-loss/air-changes'
import { given, type Quantity, type Source } from '../quantity/quantity'
import { withInsulation } from '../u-values/added-insulation'
import { builtBy, type AgeBand } from '../u-values/age-bands'
import { standardsOf } from '../u-values/nations'
import { BRIDGING_SOURCE, DOORS_SOURCE, bridgingY, doorU } from '../u-values/other-elements'
import { loftU, roofU, ROOFS_SOURCE } from '../u-values/roofs'
import { WALLS_SOURCE, wallU, type WallKind } from '../u-values/walls'
import { usualWindowU, WINDOWS_SOURCE, windowU, type Glazing } from '../u-values/windows'
import type { FabricAnswers } from './answers'
import { assumed } from './sources'

/** What insulated walls carry, as in RdSAP 10, table 6. */
const LINING_MM = 100

const W_PER_M2K = 'W/m²K'

/** How a wall of its age was usually built: solid brick up to 1929, with a cavity from then on. */
export const usualWallKind = (band: AgeBand): WallKind => (builtBy(band, 'B') ? 'solid-brick' : 'cavity')

/** The walls. Measured walls tend to do better than the tables; one of unknown filling may be filled. */
export function wallQuantity({ ageBand: band, nation, wallKind, wallInsulation = 'unknown' }: FabricAnswers): Quantity {
  const kind = wallKind ?? usualWallKind(band)
  const asBuilt = wallU({ kind, band, nation })
  const filled = wallU({ kind: 'cavity-filled', band, nation })
  const value = {
    unknown: asBuilt,
    none: asBuilt,
    'cavity-filled': filled,
    lined: withInsulation({ wattsPerM2K: asBuilt, insulationMm: LINING_MM }),
  }[wallInsulation]
  const mayBeFilled = wallInsulation === 'unknown' && kind === 'cavity'
  return given({
    key: 'home.wall.u-value',
    name: 'U-value of the walls',
    unit: W_PER_M2K,
    value,
    source: borrowedFor(WALLS_SOURCE, nation),
    spread: { low: mayBeFilled ? Math.min(filled, 0.75 * value) : 0.75 * value, high: 1.15 * value },
  })
}

/** The roof over a loft, by its insulation where that is known. */
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
    source: borrowedFor(ROOFS_SOURCE, nation),
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

export function doorQuantity({ ageBand }: FabricAnswers): Quantity {
  const value = doorU(ageBand)
  return given({
    key: 'home.door.u-value',
    name: 'U-value of the outer doors',
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
    name: 'Loss at corners and joints, for each square metre of outer surface',
    unit: W_PER_M2K,
    value,
    source: BRIDGING_SOURCE,
    spread: { low: 0.4 * value, high: 1.3 * value },
  })
}

const NEW_WINDOWS: readonly Glazing[] = ['from-2002', 'from-2022']

/** Air changes an hour when nobody says how draughty it is: by age, and fewer where an old home has new windows. */
export function usualAirChanges({ ageBand, glazing }: Pick<FabricAnswers, 'ageBand' | 'glazing'>): number {
  if (!builtBy(ageBand, 'H')) return 0.5
  return builtBy(ageBand, 'E') && !(glazing && NEW_WINDOWS.includes(glazing)) ? 0.8 : 0.6
}

export function airChangesQuantity({ ageBand, glazing, draughtiness }: FabricAnswers): Quantity {
  const told = DRAUGHTINESS.find(({ value }) => value === draughtiness)
  const value = told?.airChangesPerHour ?? usualAirChanges({ ageBand, glazing })
  const source = told
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

function borrowedFor(source: Source, nation: FabricAnswers['nation']): Source {
  if (!standardsOf(nation).borrowed) return source
  return {
    ...source,
    title: `${source.title}; values for England stand in for Northern Ireland`,
    confidence: 'assumed',
  }
}
