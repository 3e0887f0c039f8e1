import type { Assumption } from './assumption'
import { standing } from './standing'

const OWN = { unit: '', from: 'Our assumption', read: '2026-11-20', confidence: 'assumed' } as const

/**
 * How much of the heat of an always warm home is asked for, by when the home is used and what warms it: a whole home at
 * once (boiler, heat pump), heaters on timers, or infrared panels room by room. Storage heaters are charged the night before, wanted or not.
 */
export const USES = {
  'use.all-day.whole-home': standing({
    ...OWN,
    name: 'Heat asked for with someone home all day',
    value: 1,
    low: 0.9,
    high: 1.05,
  }),
  'use.all-day.room-heaters': standing({
    ...OWN,
    name: 'Heat asked for by room heaters with someone home all day',
    value: 1,
    low: 0.88,
    high: 1.05,
  }),
  'use.all-day.infrared': standing({
    ...OWN,
    name: 'Heat asked for by panels, room by room, with someone home all day',
    value: 0.92,
    low: 0.84,
    high: 1,
  }),
  'use.mornings-and-evenings.whole-home': standing({
    ...OWN,
    name: 'Heat asked for in mornings and evenings',
    value: 0.9,
    low: 0.75,
    high: 1,
  }),
  'use.mornings-and-evenings.room-heaters': standing({
    ...OWN,
    name: 'Heat asked for by room heaters in mornings and evenings',
    value: 0.9,
    low: 0.75,
    high: 1,
  }),
  'use.mornings-and-evenings.infrared': standing({
    ...OWN,
    name: 'Heat asked for by panels, room by room, in mornings and evenings',
    value: 0.78,
    low: 0.72,
    high: 0.86,
  }),
  'use.a-few-rooms.whole-home': standing({
    ...OWN,
    name: 'Heat asked for when few rooms are used and all are heated',
    value: 0.8,
    low: 0.65,
    high: 0.95,
  }),
  'use.a-few-rooms.room-heaters': standing({
    ...OWN,
    name: 'Heat asked for by room heaters in the rooms in use',
    value: 0.6,
    low: 0.45,
    high: 0.75,
  }),
  'use.a-few-rooms.infrared': standing({
    ...OWN,
    name: 'Heat asked for by panels in the rooms in use',
    value: 0.52,
    low: 0.4,
    high: 0.66,
  }),
  'use.storage': standing({
    ...OWN,
    name: 'Heat given off by storage heaters, wanted or not',
    value: 1,
    low: 0.9,
    high: 1.15,
  }),
  'solar.share-of-heating': standing({
    ...OWN,
    name: 'Share of electric heating met by solar panels on the roof',
    value: 0.05,
    low: 0.02,
    high: 0.12,
  }),
} as const satisfies Record<string, Assumption>
