import { assumed } from '../../quantity/common-sources'
import { derived, given, type Quantity, type Source } from '../../quantity/quantity'
import {
  GROUND_W_PER_MK,
  SOLID_FLOOR_FORMULA,
  solidFloorU,
  SUSPENDED_FLOOR_FORMULA,
  suspendedFloorU,
} from '../u-values/ground-floors'
import { FLOORS_SOURCE, usualFloor } from '../u-values/usual-floors'
import type { FabricAnswers } from './answers'
import type { Surfaces } from './surfaces'

/** Assumed thickness of external walls, m. */
export const USUAL_WALL_THICKNESS = { value: 0.3, source: assumed('Usual thickness of external walls') }

const GROUND = given({
  key: 'ground.conductivity',
  name: 'Conductivity of the ground',
  unit: 'W/mK',
  value: GROUND_W_PER_MK,
  source: {
    title: 'BS EN ISO 13370: clay and silt, as RdSAP 10 takes the ground',
    date: '2025-06-09',
    confidence: 'well-known',
  },
})

type Floor = {
  key: string
  name: string
  floorArea: Quantity
  outerEdge: Quantity
  wallThickness: Quantity
  built: Pick<FabricAnswers, 'ageBand' | 'nation'>
}

/**
 * U-value of a ground floor, from its area and exposed perimeter, with the usual construction and insulation for its
 * age. Throws OutOfRange.
 */
export function groundFloorU({
  key,
  name,
  floorArea,
  outerEdge,
  wallThickness,
  built: { ageBand, nation },
}: Floor): Quantity & { source: Source } {
  const { suspended, floorResistanceM2KPerW } = usualFloor({ band: ageBand, nation })
  const resistance = given({
    key: 'home.floor.resistance',
    name: 'Resistance of boards and insulation in the ground floor',
    unit: 'm²K/W',
    value: floorResistanceM2KPerW,
    source: FLOORS_SOURCE,
    spread: { low: 0.8 * floorResistanceM2KPerW, high: 1.2 * floorResistanceM2KPerW + 0.2 },
  })
  const floorU = suspended ? suspendedFloorU : solidFloorU
  const worked = derived({
    key,
    name,
    unit: 'W/m²K',
    inputs: [floorArea, outerEdge, wallThickness, GROUND, resistance],
    formula: suspended ? SUSPENDED_FLOOR_FORMULA : SOLID_FLOOR_FORMULA,
    compute: (floorAreaM2, perimeterM, wallThicknessM, groundWPerMK, resistanceM2KPerW) =>
      floorU({ floorAreaM2, perimeterM, wallThicknessM, groundWPerMK, floorResistanceM2KPerW: resistanceM2KPerW }),
  })
  return { ...worked, source: FLOORS_SOURCE }
}

/** The same for a typical home. Throws OutOfRange. */
export function groundFloorQuantity({
  answers,
  surfaces,
}: {
  answers: FabricAnswers
  surfaces: Pick<Surfaces, 'footprint' | 'outerEdge'>
}): Quantity {
  const wallThickness = given({
    key: 'home.wall.thickness',
    name: 'Thickness of the walls',
    unit: 'm',
    ...USUAL_WALL_THICKNESS,
    spread: { low: 0.24, high: 0.4 },
  })
  return groundFloorU({
    key: 'home.floor.u-value',
    name: 'U-value of the ground floor',
    floorArea: surfaces.footprint,
    outerEdge: surfaces.outerEdge,
    wallThickness,
    built: answers,
  })
}
