import type { EffectiveAssumptions } from '../assumptions/effective'
import type { Occupancy } from '../building/home/occupancy'
import { derived, type Quantity } from '../quantity/quantity'
import { HEATING_SYSTEMS, type HeatingSystemKey } from './heating-systems'

type Input = { system: HeatingSystemKey; occupancy: Occupancy; effective: EffectiveAssumptions }

/** Use factor of a heating system, by occupancy. */
export function useOf({ system, occupancy, effective }: Input): Quantity {
  const { reach } = HEATING_SYSTEMS[system]
  if (reach === 'infrared') return infraredUse({ occupancy, effective })
  if (reach === 'storage') return effective.get(occupancy === 'a-few-rooms' ? 'use.a-few-rooms.storage' : 'use.storage')
  return effective.get(`use.${occupancy}.${reach}`)
}

/** The factor of room heaters, so that uncertainty about hours and rooms cancels when the two are compared. */
function infraredUse({ occupancy, effective }: Omit<Input, 'system'>): Quantity {
  return derived({
    key: 'use.infrared',
    name: 'Heat asked for by infrared panels',
    unit: '',
    inputs: [effective.get(`use.${occupancy}.room-heaters`), effective.get('use.infrared-over-room-heaters')],
    formula: 'room heaters × ratio',
    compute: (roomHeaters, ratio) => roomHeaters * ratio,
  })
}
