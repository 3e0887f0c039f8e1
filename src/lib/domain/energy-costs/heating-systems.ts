import type { AssumptionKey } from '../assumptions/default-assumptions'

export type Fuel = 'electricity' | 'gas' | 'oil' | 'lpg'

/** What a system heats, which determines its use factor. */
type Reach = 'whole-home' | 'room-heaters' | 'infrared' | 'storage'

type NightShare = 'share.storage-at-night' | 'share.panels-at-night'

export type HeatingSystem = {
  /** 'Oil boiler' */
  name: string
  fuel: Fuel
  reach: Reach
  efficiency: AssumptionKey
  /** One price, or Economy 7's blend of night and day by the night share. */
  price: AssumptionKey | { atNight: NightShare }
  /** Standing charge that a home without the system would save. Every home pays for electricity anyway. */
  perDay: AssumptionKey | null
}

/** All heating systems in the comparison. */
export const HEATING_SYSTEMS = {
  'gas-old': {
    name: 'Gas boiler, as found in homes',
    fuel: 'gas',
    reach: 'whole-home',
    efficiency: 'efficiency.gas-old',
    price: 'price.gas',
    perDay: 'price.gas-a-day',
  },
  'gas-new': {
    name: 'New condensing gas boiler',
    fuel: 'gas',
    reach: 'whole-home',
    efficiency: 'efficiency.gas-new',
    price: 'price.gas',
    perDay: 'price.gas-a-day',
  },
  oil: {
    name: 'Oil boiler',
    fuel: 'oil',
    reach: 'whole-home',
    efficiency: 'efficiency.oil',
    price: 'price.oil',
    perDay: null,
  },
  lpg: {
    name: 'LPG boiler',
    fuel: 'lpg',
    reach: 'whole-home',
    efficiency: 'efficiency.lpg',
    price: 'price.lpg',
    perDay: null,
  },
  'heat-pump': {
    name: 'Heat pump',
    fuel: 'electricity',
    reach: 'whole-home',
    efficiency: 'efficiency.heat-pump',
    price: 'price.electricity',
    perDay: null,
  },
  'storage-heaters': {
    name: 'Storage heaters on Economy 7',
    fuel: 'electricity',
    reach: 'storage',
    efficiency: 'efficiency.direct',
    price: { atNight: 'share.storage-at-night' },
    perDay: null,
  },
  'panel-heaters': {
    name: 'Electric panel heaters',
    fuel: 'electricity',
    reach: 'room-heaters',
    efficiency: 'efficiency.direct',
    price: 'price.electricity',
    perDay: null,
  },
  infrared: {
    name: 'Powerboard infrared panels',
    fuel: 'electricity',
    reach: 'infrared',
    efficiency: 'efficiency.direct',
    price: 'price.electricity',
    perDay: null,
  },
  'infrared-economy-7': {
    name: 'Powerboard infrared panels on Economy 7',
    fuel: 'electricity',
    reach: 'infrared',
    efficiency: 'efficiency.direct',
    price: { atNight: 'share.panels-at-night' },
    perDay: null,
  },
} as const satisfies Record<string, HeatingSystem>

export type HeatingSystemKey = keyof typeof HEATING_SYSTEMS

export const HEATING_SYSTEM_KEYS = Object.keys(HEATING_SYSTEMS) as HeatingSystemKey[] // the record has no other keys
