import { derived, given, type Quantity } from '../quantity/quantity'
import { solidFloorU, suspendedFloorU } from '../u-values/ground-floors'
import { FLOORS_SOURCE, usualFloor } from '../u-values/usual-floors'
import type { FabricAnswers } from './answers'
import { assumed } from './sources'
import type { Surfaces } from './surfaces'

/** U-value of the ground floor: by its size and outer edge, built and insulated as usual for its age. Throws OutOfRange. */
export function groundFloorQuantity({ answers, surfaces }: { answers: FabricAnswers; surfaces: Pick<Surfaces, 'footprint' | 'outerEdge'> }): Quantity {
  const { suspended, floorResistanceM2KPerW } = usualFloor({ band: answers.ageBand, nation: answers.nation })
  const resistance = given({
    key: 'home.floor.resistance',
    name: 'Resistance of boards and insulation in the ground floor',
    unit: 'm²K/W',
    value: floorResistanceM2KPerW,
    source: FLOORS_SOURCE,
    spread: { low: 0.8 * floorResistanceM2KPerW, high: 1.2 * floorResistanceM2KPerW + 0.2 },
  })
  const wallThickness = given({
    key: 'home.wall.thickness',
    name: 'Thickness of the walls',
    unit: 'm',
    value: 0.3,
    source: assumed('Usual thickness of outer walls'),
    spread: { low: 0.24, high: 0.4 },
  })
  const floorU = suspended ? suspendedFloorU : solidFloorU
  return derived({
    key: 'home.floor.u-value',
    name: 'U-value of the ground floor',
    unit: 'W/m²K',
    inputs: [surfaces.footprint, surfaces.outerEdge, wallThickness, resistance],
    formula: suspended ? 'BS EN ISO 13370, suspended floor' : 'BS EN ISO 13370, floor on the ground',
    compute: (floorAreaM2, perimeterM, wallThicknessM, resistanceM2KPerW) =>
      floorU({ floorAreaM2, perimeterM, wallThicknessM, floorResistanceM2KPerW: resistanceM2KPerW }),
    source: FLOORS_SOURCE,
  })
}
