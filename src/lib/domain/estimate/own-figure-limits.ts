import type { Source } from '../quantity/quantity'
import type { Limits } from './project-limits'

const OWN_TITLE = 'Your figure'

/** Source of a figure entered by the user. */
export const ownFigureSource = (date: string): Source => ({ title: OWN_TITLE, date, confidence: 'assumed' })

/** Whether the user entered the figure, in place of ours or where we have none. */
export const isOwnFigure = ({ source }: { source?: Source }): boolean => source?.title === OWN_TITLE

/** Limits of a user's own energy price, p/kWh with VAT. */
export const OWN_PRICE = { min: 0.1, max: 200 } as const satisfies Limits

const SHARE = { min: 0, max: 1 }
/** Rooms of a home in the quick calculator. */
export const ROOMS_MAX = 100
const U_VALUE = { min: 0.05, max: 7 }
const SIDE_M = { min: 0.1, max: 3 }
const ROOM_C = { min: 10, max: 30 }
const POUNDS_10_000 = 1_000_000

/**
 * Limits of a visitor's own figures, by key prefix; the first match applies. Any single figure may take any value
 * within its limits while the others keep our values.
 */
const LIMITS: Readonly<Record<string, Limits | null>> = {
  'price.gas-a-day': { min: 0, max: 1_000 },
  price: OWN_PRICE,
  share: SHARE,
  solar: SHARE,
  // Electric heaters are 100 % efficient, so this cannot be changed.
  'efficiency.direct': null,
  efficiency: { min: 0.3, max: 8 },
  'use.infrared-over-room-heaters': { min: 0.8, max: 1.2 },
  use: { min: 0.1, max: 1.5 },
  'order.panel': { min: 100, max: POUNDS_10_000 }, // above zero, because the price is a divisor
  order: { min: 0, max: POUNDS_10_000 },
  'money.growth-of-prices': { min: -0.5, max: 0.5 },
  'money.discount': { min: 0, max: 0.5 },
  'payback.years-counted': { min: 1, max: 60 },
  carbon: { min: 0, max: 2 },
  'bill.kwh': { min: 50, max: 100_000 },
  'bill.pounds': { min: 10, max: 15_000 },
  'bill.other-uses': { min: 0, max: 50_000 },
  'bill.other-uses-at-night': SHARE,
  'bill.weight': SHARE,
  'home.measured-over-calculated': { min: 0.3, max: 2 },
  'moisture.heated.inside': ROOM_C,
  'moisture.cool.inside': { min: 5, max: 30 },
  'moisture.heated.humidity': { min: 20, max: 95 },
  'moisture.outside': { min: -10, max: 15 },
  'rating.now.indoor': ROOM_C,
  'rating.panels.indoor': ROOM_C,
  'rating.now.heat-per-unit': { min: 0.3, max: 8 },
  'rating.panels.heat-per-unit': { min: 0.3, max: 8 },
  'rule.watts-per-m2': { min: 5, max: 200 },
  'home.floor-area': { min: 5, max: 1_000 },
  'home.storeys': { min: 1, max: 5 },
  'home.altitude': { min: 0, max: 1_000 },
  'home.rooms': { min: 1, max: ROOMS_MAX },
  'home.storey-height': { min: 1.8, max: 6 },
  'home.proportion': { min: 1, max: 5 },
  'home.glazed-share': { min: 0.02, max: 0.8 },
  'home.door.area': { min: 0, max: 50 },
  'home.door.u-value': U_VALUE,
  'home.wall.u-value': U_VALUE,
  'home.wall.thickness': { min: 0.05, max: 1.5 },
  'home.window.u-value': U_VALUE,
  'home.roof.u-value': U_VALUE,
  'home.floor.resistance': { min: 0, max: 15 },
  'home.bridging': { min: 0, max: 0.5 },
  'home.air-changes': { min: 0, max: 20 },
  'home.indoor': ROOM_C,
  'ground.conductivity': { min: 0.5, max: 5 },
  'climate.outdoor': { min: -30, max: 5 },
  'climate.degree-days': { min: 500, max: 4_000 },
  'climate.degree-days-published': { min: 500, max: 4_000 },
  'climate.degree-day-factor': { min: 0.3, max: 1.2 },
  reheat: { min: 0, max: 50 },
  'supply.load': { min: 0, max: 20_000 },
  'panel.rated-output': { min: 50, max: 2_000 },
  'panel.width': SIDE_M,
  'panel.height': SIDE_M,
  'panel.emissivity': { min: 0.05, max: 1 },
  'panel.convection': { min: 0, max: 10 },
  'panel.surface-temperature': { min: 40, max: 150 },
  'panel.surroundings': ROOM_C,
  'panel.air': ROOM_C,
}

/** Null for physical constants, and for inputs about the home, which have their own fields. */
export function ownFigureLimits(key: string): Limits | null {
  return Object.entries(LIMITS).find(([begins]) => key === begins || key.startsWith(`${begins}.`))?.[1] ?? null
}
