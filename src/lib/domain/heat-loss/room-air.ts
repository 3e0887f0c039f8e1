import { derived, given, type Quantity } from '../quantity/quantity'
import { AIR_SOURCES, airChangesOf } from './air-changes'
import { isOuter, MEASURED } from './element-loss'
import { ventilationLossWPerK } from './losses'
import type { Conditions, Room } from './room'

/** What the air that a room exchanges with outdoors takes along, W/K. Throws OutOfRange. */
export function roomAirLoss({
  prefix: key,
  room,
  floorArea,
  conditions,
}: {
  prefix: string
  room: Room
  floorArea: Quantity
  conditions: Conditions
}): Quantity {
  const { kind, chimney, heightM, floorAreaM2, name, elements } = room
  const hasWindow = elements.some((element) => element.kind === 'window' && isOuter(element))
  const value = airChangesOf({ kind, air: conditions.air, hasWindow, chimney, volumeM3: floorAreaM2 * heightM })
  const changes = given({
    key: `${key}.air-changes`,
    name: `Air changes of ${name} an hour`,
    unit: '1/h',
    value,
    source: AIR_SOURCES[conditions.air.method],
    spread: { low: 0.6 * value, high: 1.5 * value },
  })
  const height = given({ key: `${key}.height`, name: `Height of ${name}`, unit: 'm', value: heightM, source: MEASURED })
  const volume = derived({
    key: `${key}.volume`,
    name: `Volume of ${name}`,
    unit: 'm³',
    inputs: [floorArea, height],
    formula: 'A × h',
    compute: (areaM2, high) => areaM2 * high,
  })
  return derived({
    key: `${key}.air.loss`,
    name: `Air that ${name} exchanges`,
    unit: 'W/K',
    inputs: [changes, volume],
    formula: '0.33 × n × V',
    compute: (airChangesPerHour, volumeM3) => ventilationLossWPerK({ airChangesPerHour, volumeM3 }),
  })
}
