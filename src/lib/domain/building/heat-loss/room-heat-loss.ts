import { derived, given, type Quantity } from '../../quantity/quantity'
import { elementLoss, isBetweenRooms, isOuter, MEASURED } from './element-loss'
import { bridgingLossWPerK, differenceK } from './losses'
import { checkHeatLoss } from './ranges'
import type { Conditions, Element, Room } from './room'
import { roomAirLoss } from './room-air'
import { DESIGN_TEMPERATURES_SOURCE, designIndoorC } from './room-kinds'

export type RoomHeatLoss = {
  room: Room
  indoor: Quantity
  floorArea: Quantity
  /** Per hour. */
  airChanges: Quantity
  /** W/K of each element in room order, then bridging, then ventilation. */
  parts: readonly Quantity[]
  /** W/K, the sum of the parts. */
  coefficient: Quantity
  /** W/K that leave the home: the same without the heat exchanged with other rooms. */
  outerCoefficient: Quantity
  /** W at design conditions: the required heater output. Zero in a room that its neighbours keep warm. */
  heatLoss: Quantity
  wattsPerM2: Quantity
  /** Extra W to reheat the room after a setback. Not included in `heatLoss`. */
  reheat: Quantity
}

/**
 * A room's heat loss at design conditions, with every step: (Σ U·A·f + y·ΣA + 0.33·n·V) × (Ti − Te), after BS EN
 * 12831-1:2017. Panels store little heat, so the reheat margin is separate (10 W/m², our assumption).
 * Throws OutOfRange.
 */
export function roomHeatLoss({ room, conditions }: { room: Room; conditions: Conditions }): RoomHeatLoss {
  const { id, name, floorAreaM2 } = room
  const key = `room.${id}`
  checkHeatLoss({ floorAreaM2, heightM: room.heightM })
  const indoor = given({
    key: `${key}.indoor`,
    name: `Temperature of ${name}`,
    unit: '°C',
    value: room.indoorC ?? designIndoorC({ kind: room.kind, band: conditions.ageBand }),
    source: room.indoorC === undefined ? DESIGN_TEMPERATURES_SOURCE : { ...MEASURED, title: 'Your answer' },
  })
  const floorArea = given({
    key: `${key}.floor-area`,
    name: `Floor area of ${name}`,
    unit: 'm²',
    value: floorAreaM2,
    source: MEASURED,
  })
  const elements = room.elements.map((element) => ({
    element,
    ...elementLoss({ element, prefix: key, indoor, conditions }),
  }))
  const air = roomAirLoss({ prefix: key, room, floorArea, conditions })
  const parts = [
    ...elements.map(({ loss }) => loss),
    bridgingLoss({
      prefix: key,
      name,
      areas: elements.filter(({ element }) => isOuter(element)).map(({ area }) => area),
      conditions,
    }),
    air.loss,
  ]
  const { coefficient, outerCoefficient } = coefficientsOf(room, parts)
  const heatLoss = derived({
    key: `${key}.heat-loss`,
    name: `Heat loss of ${name} on a cold day`,
    unit: 'W',
    inputs: [coefficient, indoor, conditions.outdoor],
    formula: 'max(0, H × (Ti − Te))',
    compute: (heatLossWPerK, indoorC, outdoorC) => Math.max(0, heatLossWPerK * differenceK({ indoorC, outdoorC })),
  })
  const { wattsPerM2, reheat } = perSquareMetre({ key, name, heatLoss, floorArea })
  const { changes: airChanges } = air
  return { room, indoor, floorArea, airChanges, parts, coefficient, outerCoefficient, heatLoss, wattsPerM2, reheat }
}

function coefficientsOf(room: Room, parts: readonly Quantity[]) {
  const { name } = room
  const key = `room.${room.id}`
  const coefficient = derived({
    key: `${key}.coefficient`,
    name: `Heat loss of ${name} for each degree`,
    unit: 'W/K',
    inputs: parts,
    formula: 'Σ losses',
    compute: sum,
  })
  const outerParts = parts.filter((_, index) => !isPartition(room.elements[index]))
  const outerCoefficient =
    outerParts.length === parts.length
      ? coefficient
      : derived({
          key: `${key}.outer-coefficient`,
          name: `Heat that leaves the home from ${name} for each degree`,
          unit: 'W/K',
          inputs: outerParts,
          formula: 'Σ losses',
          compute: sum,
        })
  return { coefficient, outerCoefficient }
}

type OnFloor = { key: string; name: string; heatLoss: Quantity; floorArea: Quantity }

function perSquareMetre({ key, name, heatLoss, floorArea }: OnFloor) {
  const wattsPerM2 = derived({
    key: `${key}.watts-per-m2`,
    name: `Heat loss of ${name} per square metre`,
    unit: 'W/m²',
    inputs: [heatLoss, floorArea],
    formula: 'Q ÷ A',
    compute: (watts, areaM2) => watts / areaM2,
  })
  const reheat = derived({
    key: `${key}.reheat`,
    name: `Margin to warm ${name} up again`,
    unit: 'W',
    inputs: [REHEAT, floorArea],
    formula: 'p × A',
    compute: (wattsAM2, areaM2) => wattsAM2 * areaM2,
  })
  return { wattsPerM2, reheat }
}

/** Parts without an element are bridging and ventilation. */
function isPartition(element: Element | undefined): boolean {
  return element !== undefined && isBetweenRooms(element)
}

const REHEAT = given({
  key: 'reheat.watts-per-m2',
  name: 'Power to warm a room up again, per square metre',
  unit: 'W/m²',
  value: 10,
  source: { title: 'BS EN 12831-1, heating-up power; our choice of value', date: '2026-11-20', confidence: 'assumed' },
  spread: { low: 0, high: 20 },
})

const sum = (...values: number[]): number => values.reduce((total, value) => total + value, 0)

function bridgingLoss({
  prefix,
  name,
  areas,
  conditions,
}: {
  prefix: string
  name: string
  areas: readonly Quantity[]
  conditions: Conditions
}): Quantity {
  return derived({
    key: `${prefix}.bridging.loss`,
    name: `Corners and joints of ${name}`,
    unit: 'W/K',
    inputs: [conditions.bridging, ...areas],
    formula: 'y × Σ A',
    compute: (bridgingY: number, ...m2: number[]) => bridgingLossWPerK({ bridgingY, areaM2: sum(...m2) }),
  })
}
