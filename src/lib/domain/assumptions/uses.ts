import type { Assumption } from './assumption'
import { openEnded } from './open-ended'

const OWN = { unit: '', from: 'Our assumption', read: '2026-11-20', confidence: 'assumed' } as const

const NO_INFRARED_CREDIT = 'Our model of rooms at equal operative temperature; SAP 10.2 gives infrared no credit'

/**
 * Heat required, as a share of continuous heating, by occupancy and heating control.
 * Infrared panels need the same heat as any heater with a room thermostat, so they have a single ratio instead of
 * separate factors.
 */
export const USES = {
  'use.all-day.whole-home': openEnded({
    ...OWN,
    name: 'Heat demand with someone in all day',
    value: 1,
    low: 0.9,
    high: 1.05,
  }),
  'use.all-day.room-heaters': openEnded({
    ...OWN,
    name: 'Heat demand of room heaters with someone in all day',
    value: 1,
    low: 0.88,
    high: 1.05,
  }),
  'use.mornings-and-evenings.whole-home': openEnded({
    ...OWN,
    name: 'Heat demand in mornings and evenings',
    value: 0.9,
    low: 0.75,
    high: 1,
  }),
  'use.mornings-and-evenings.room-heaters': openEnded({
    ...OWN,
    name: 'Heat demand of room heaters in mornings and evenings',
    value: 0.9,
    low: 0.75,
    high: 1,
  }),
  'use.a-few-rooms.whole-home': openEnded({
    ...OWN,
    name: 'Heat demand when few rooms are used and valves turn down the other radiators',
    value: 0.6,
    low: 0.45,
    high: 0.75,
  }),
  'use.a-few-rooms.room-heaters': openEnded({
    ...OWN,
    name: 'Heat demand of room heaters in the rooms in use',
    value: 0.6,
    low: 0.45,
    high: 0.75,
  }),
  'use.a-few-rooms.storage': openEnded({
    ...OWN,
    name: 'Heat given off by storage heaters in the rooms in use',
    value: 0.8,
    low: 0.7,
    high: 1,
    read: '2026-11-22',
  }),
  'use.storage': openEnded({
    ...OWN,
    name: 'Heat given off by storage heaters throughout the home',
    value: 1,
    low: 0.9,
    high: 1.15,
  }),
  'use.infrared-over-room-heaters': openEnded({
    name: 'Heat demand of infrared panels for each unit from other room heaters',
    unit: '',
    value: 1,
    low: 0.95,
    high: 1.05,
    from: NO_INFRARED_CREDIT,
    read: '2026-11-22',
    confidence: 'assumed',
  }),
  'solar.share-of-heating': openEnded({
    ...OWN,
    name: 'Share of electric heating met by solar panels on the roof',
    value: 0.05,
    low: 0.02,
    high: 0.12,
  }),
} as const satisfies Record<string, Assumption>

/** Keys no longer used in calculations but present in older records; the previous release still reads them. */
export const RETIRED_USES = [
  'use.all-day.infrared',
  'use.mornings-and-evenings.infrared',
  'use.a-few-rooms.infrared',
] as const
