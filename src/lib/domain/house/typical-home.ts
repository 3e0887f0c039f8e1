import { bridgingLossWPerK, differenceK, elementLossWPerK, ventilationLossWPerK } from '../heat-loss/losses'
import { derived, given, type Quantity } from '../quantity/quantity'
import type { HomeAnswers } from './answers'
import { groundFloorQuantity } from './ground-floor'
import { assumed } from './sources'
import { surfacesOf } from './surfaces'
import {
  airChangesQuantity,
  bridgingQuantity,
  doorQuantity,
  roofQuantity,
  wallQuantity,
  windowQuantity,
} from './usual-fabric'

export type TypicalHome = {
  floorAreaM2: number
  /** W/K of the whole home, the sum of `parts`. */
  heatLossCoefficient: Quantity
  /** W at the design temperature outdoors. */
  designHeatLoss: Quantity
  /** W for each m² of floor at that temperature. */
  wattsPerM2: Quantity
  /** Mean temperature of the whole home, °C. */
  indoor: Quantity
  /** W/K through walls, windows, doors, roof, ground floor, corners and joints, and with the air, in this order. */
  parts: readonly Quantity[]
}

/**
 * The heat loss of a home from a few answers: a rectangle of usual proportions (5 to 4), storeys of 2.5 m, windows of
 * 15 % of the floor, two outer doors (a flat: one), walls, roof, floor and windows as usual for its age unless answered
 * otherwise, all rooms together at 20 °C. Every step is in the working, and everything assumed can be changed there:
 *
 *   const home = typicalHome({ propertyType: 'semi', floorAreaM2: 90, ageBand: ageBandOf({ year: 1955, nation }), nation, outdoor })
 *   home.heatLossCoefficient.value   // 303 W/K
 *   home.designHeatLoss.value        // at `outdoor`
 *
 * The graph is the same for every home, so that `evaluator` can run it with any values. Throws OutOfRange.
 */
export function typicalHome(answers: HomeAnswers): TypicalHome {
  const surfaces = surfacesOf(answers)
  const { floorArea, volume, outerSurface } = surfaces
  const parts = [
    through({ part: 'wall', name: 'Heat lost through the walls', area: surfaces.walls, u: wallQuantity(answers) }),
    through({
      part: 'window',
      name: 'Heat lost through the windows',
      area: surfaces.windows,
      u: windowQuantity(answers),
    }),
    through({
      part: 'door',
      name: 'Heat lost through the outer doors',
      area: surfaces.doors,
      u: doorQuantity(answers),
    }),
    through({ part: 'roof', name: 'Heat lost through the roof', area: surfaces.roof, u: roofQuantity(answers) }),
    through({
      part: 'floor',
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
  const heatLossCoefficient = derived({
    key: 'home.heat-loss-coefficient',
    name: 'Heat loss of the home for each degree',
    unit: 'W/K',
    inputs: parts,
    formula: 'Σ losses',
    compute: (...losses: number[]) => losses.reduce((sum, loss) => sum + loss, 0),
  })
  const indoor = given({
    key: 'home.indoor',
    name: 'Mean temperature indoors',
    unit: '°C',
    value: 20,
    source: assumed('Mean of living rooms at 21 °C and bedrooms at 18 °C, rounded up'),
    spread: { low: 18, high: 21 },
  })
  const designHeatLoss = derived({
    key: 'home.design-heat-loss',
    name: 'Heat loss on a cold day',
    unit: 'W',
    inputs: [heatLossCoefficient, indoor, answers.outdoor],
    formula: 'H × (Ti − Te)',
    compute: (heatLossWPerK, indoorC, outdoorC) => heatLossWPerK * differenceK({ indoorC, outdoorC }),
  })
  const wattsPerM2 = derived({
    key: 'home.watts-per-m2',
    name: 'Heat loss for each square metre of floor',
    unit: 'W/m²',
    inputs: [designHeatLoss, floorArea],
    formula: 'Q ÷ A',
    compute: (watts, areaM2) => watts / areaM2,
  })
  return { floorAreaM2: floorArea.value, heatLossCoefficient, designHeatLoss, wattsPerM2, indoor, parts }
}

function through({ part, name, area, u }: { part: string; name: string; area: Quantity; u: Quantity }): Quantity {
  return derived({
    key: `home.${part}.loss`,
    name,
    unit: 'W/K',
    inputs: [area, u],
    formula: 'A × U',
    compute: (areaM2, wattsPerM2K) => elementLossWPerK({ areaM2, wattsPerM2K, factor: 1 }),
  })
}
