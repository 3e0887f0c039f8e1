import { ANSWERED } from '../../quantity/common-sources'
import { derived, given, type Quantity } from '../../quantity/quantity'
import { AIR_SOURCES, airChangesOf } from './air-changes'
import { isOuter, MEASURED } from './element-loss'
import { ventilationLossWPerK } from './losses'
import type { Conditions, Room } from './room'

/** A room's air changes per hour and its ventilation loss, W/K. Throws OutOfRange. */
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
}): { changes: Quantity; loss: Quantity } {
  const { heightM, name } = room
  const changes = airChanges({ prefix: key, room, conditions })
  const height = given({ key: `${key}.height`, name: `Height of ${name}`, unit: 'm', value: heightM, source: MEASURED })
  const volume = derived({
    key: `${key}.volume`,
    name: `Volume of ${name}`,
    unit: 'm³',
    inputs: [floorArea, height],
    formula: 'A × h',
    compute: (areaM2, high) => areaM2 * high,
  })
  const loss = derived({
    key: `${key}.air.loss`,
    name: `Air that ${name} exchanges`,
    unit: 'W/K',
    inputs: [changes, volume],
    formula: '0.33 × n × V',
    compute: (airChangesPerHour, volumeM3) => ventilationLossWPerK({ airChangesPerHour, volumeM3 }),
  })
  return { changes, loss }
}

function airChanges({ prefix, room, conditions }: { prefix: string; room: Room; conditions: Conditions }): Quantity {
  const { kind, chimney, heightM, floorAreaM2, name, elements, airChangesPerHour: entered } = room
  const named = { key: `${prefix}.air-changes`, name: `Air changes of ${name} an hour`, unit: '1/h' }
  if (entered !== undefined) return given({ ...named, value: entered, source: ANSWERED })
  const hasWindow = elements.some((element) => element.kind === 'window' && isOuter(element))
  const isExposed = elements.some(({ beyond }) => beyond.space === 'outside')
  const volumeM3 = floorAreaM2 * heightM
  const value = airChangesOf({
    kind,
    air: conditions.air,
    ageBand: conditions.ageBand,
    hasWindow,
    isExposed,
    chimney,
    volumeM3,
  })
  return given({
    ...named,
    value,
    source: AIR_SOURCES[conditions.air.method],
    spread: { low: 0.6 * value, high: 1.5 * value },
  })
}
