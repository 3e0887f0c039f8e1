import { assumed } from '../../quantity/common-sources'
import { derived, given, type Quantity } from '../../quantity/quantity'
import { bridgingLossWPerK, differenceK, elementLossWPerK, ventilationLossWPerK } from '../heat-loss/losses'
import type { HomeAnswers } from './answers'
import { groundFloorQuantity } from './ground-floor'
import { type LevelShares, levelShares, type LostBySurface, lostBySurface } from './lost-by-surface'
import { type Surfaces, surfacesOf } from './surfaces'
import {
  airChangesQuantity,
  bridgingQuantity,
  doorQuantity,
  roofQuantity,
  wallQuantity,
  windowQuantity,
} from './usual-fabric'

/** Corrects the calculated heat loss coefficient by a measurement, such as a bill. */
export type Calibrate = (calculated: Quantity) => Quantity

/** Applies to all elements of a home together, because the errors in their U-values are correlated. */
const MEASURED_OVER_CALCULATED = given({
  key: 'home.measured-over-calculated',
  name: 'Heat loss as measured for each W/K calculated',
  unit: '',
  value: 1,
  source: {
    title: 'Measured heat loss scatters by about 25 % around calculations: widely reported, not checked at a source',
    date: '2026-11-22',
    confidence: 'assumed',
  },
  spread: { low: 0.75, high: 1.25 },
})

const INDOOR = given({
  key: 'home.indoor',
  name: 'Mean temperature indoors',
  unit: '°C',
  value: 20,
  source: assumed('Mean of living rooms at 21 °C and bedrooms at 18 °C, rounded up'),
  spread: { low: 18, high: 21 },
})

export type TypicalHome = {
  floorAreaM2: number
  floorArea: Quantity
  /** Of a storey, m. */
  height: Quantity
  storeys: Quantity
  /** W/K of the whole home, the sum of `parts`; with `calibrate`, corrected by a bill. */
  heatLossCoefficient: Quantity
  /** The same without a bill, which ratings do not consider. */
  calculated: Quantity
  /** W at the outdoor design temperature. */
  designHeatLoss: Quantity
  /** W/m² of floor at that temperature. */
  wattsPerM2: Quantity
  /** Mean temperature of the whole home, °C. */
  indoor: Quantity
  wallU: Quantity
  windowU: Quantity
  /** Heat lost on a cold day by the sides, ceilings and floors of the rooms, W; not corrected by a bill. */
  lost: LostBySurface
  levels: LevelShares
  windows: Quantity
  /** W/K of walls, windows, doors, roof, ground floor, bridging and ventilation, in this order. */
  parts: readonly Quantity[]
}

/**
 * Estimates a home's heat loss from a few answers: a rectangle of usual proportions (5 to 4), 2.5 m storeys, windows of
 * 15 % of the floor area, two external doors (a flat: one), elements of usual construction for the age unless
 * specified, and all rooms together at 20 °C. The working includes every step, and every assumption in it can be
 * changed:
 *
 *   const ageBand = ageBandOf({ year: 1955, nation })
 *   const home = typicalHome({ propertyType: 'semi', floorAreaM2: 90, ageBand, nation, outdoor })
 *   home.heatLossCoefficient.value   // 303 W/K
 *   home.designHeatLoss.value        // at `outdoor`
 *
 * The graph is the same for every home, so `evaluator` can run it with any values. Throws OutOfRange.
 */
export function typicalHome(answers: HomeAnswers, calibrate: Calibrate = (coefficient) => coefficient): TypicalHome {
  const surfaces = surfacesOf(answers)
  const { floorArea } = surfaces
  const wallU = wallQuantity(answers)
  const windowU = windowQuantity(answers)
  const parts = partsOf(answers, { surfaces, wallU, windowU })
  const calculated = derived({
    key: 'home.heat-loss-coefficient',
    name: 'Heat loss of the home for each degree',
    unit: 'W/K',
    inputs: [MEASURED_OVER_CALCULATED, ...parts],
    formula: 'm × Σ losses',
    compute: (ratio: number, ...losses: number[]) => ratio * losses.reduce((sum, loss) => sum + loss, 0),
  })
  const heatLossCoefficient = calibrate(calculated)
  const designHeatLoss = derived({
    key: 'home.design-heat-loss',
    name: 'Heat loss on a cold day',
    unit: 'W',
    inputs: [heatLossCoefficient, INDOOR, answers.outdoor],
    formula: 'H × (Ti − Te)',
    compute: (heatLossWPerK, indoorC, outdoorC) => heatLossWPerK * differenceK({ indoorC, outdoorC }),
  })
  const wattsPerM2 = derived({
    key: 'home.watts-per-m2',
    name: 'Heat loss per square metre of floor',
    unit: 'W/m²',
    inputs: [designHeatLoss, floorArea],
    formula: 'Q ÷ A',
    compute: (watts, areaM2) => watts / areaM2,
  })
  return {
    floorAreaM2: floorArea.value,
    floorArea,
    height: surfaces.height,
    storeys: surfaces.storeys,
    calculated,
    heatLossCoefficient,
    wallU,
    windowU,
    windows: surfaces.windows,
    designHeatLoss,
    wattsPerM2,
    indoor: INDOOR,
    lost: lostBySurface({ parts, indoor: INDOOR, outdoor: answers.outdoor }),
    levels: levelShares({ parts, surfaces }),
    parts,
  }
}

type Fabric = { surfaces: Surfaces; wallU: Quantity; windowU: Quantity }

function partsOf(answers: HomeAnswers, { surfaces, wallU, windowU }: Fabric): Quantity[] {
  const { volume, outerSurface } = surfaces
  return [
    through({ element: 'wall', name: 'Heat lost through the walls', area: surfaces.walls, u: wallU }),
    through({
      element: 'window',
      name: 'Heat lost through the windows',
      area: surfaces.windows,
      u: windowU,
    }),
    through({
      element: 'door',
      name: 'Heat lost through the external doors',
      area: surfaces.doors,
      u: doorQuantity(answers),
    }),
    through({ element: 'roof', name: 'Heat lost through the roof', area: surfaces.roof, u: roofQuantity(answers) }),
    through({
      element: 'floor',
      name: 'Heat lost through the ground floor',
      area: surfaces.ground,
      u: groundFloorQuantity({ answers, surfaces }),
    }),
    derived({
      key: 'home.bridging.loss',
      name: 'Heat lost at corners and joints',
      unit: 'W/K',
      inputs: [bridgingQuantity(answers), outerSurface],
      formula: 'y × A',
      compute: (bridgingY, areaM2) => bridgingLossWPerK({ bridgingY, areaM2 }),
    }),
    derived({
      key: 'home.air.loss',
      name: 'Heat lost with the air',
      unit: 'W/K',
      inputs: [airChangesQuantity(answers), volume],
      formula: '0.33 × n × V',
      compute: (airChangesPerHour, volumeM3) => ventilationLossWPerK({ airChangesPerHour, volumeM3 }),
    }),
  ]
}

function through({ element, name, area, u }: { element: string; name: string; area: Quantity; u: Quantity }): Quantity {
  return derived({
    key: `home.${element}.loss`,
    name,
    unit: 'W/K',
    inputs: [area, u],
    formula: 'A × U',
    compute: (areaM2, wattsPerM2K) => elementLossWPerK({ areaM2, wattsPerM2K, factor: 1 }),
  })
}
