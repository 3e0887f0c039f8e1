import type { Limits } from '../project/limits'
import type { Source } from '../quantity/quantity'

/** Whoever enters a figure of their own vouches for it. */
export const ownFigureSource = (date: string): Source => ({ title: 'Your figure', date, confidence: 'assumed' })

/** What anybody may enter as their own price of energy, p/kWh with VAT. */
export const OWN_PRICE = { min: 0.1, max: 200 } as const satisfies Limits

const SHARE = { min: 0, max: 1 }
const U_VALUE = { min: 0.05, max: 7 }
const SIDE_M = { min: 0.1, max: 3 }
const ROOM_C = { min: 10, max: 30 }
const POUNDS_10_000 = 1_000_000

/**
 * What a visitor may enter in place of a figure, by what its key begins with; the first that fits holds. Every figure may
 * lie anywhere in its limits alone, with the others as we take them.
 */
const LIMITS: Readonly<Record<string, Limits | null>> = {
  'price.gas-a-day': { min: 0, max: 1_000 },
  price: OWN_PRICE,
  share: SHARE,
  solar: SHARE,
  // All electricity in a heater becomes heat: nobody has a figure of their own for that.
  'efficiency.direct': null,
  efficiency: { min: 0.3, max: 8 },
  use: { min: 0.1, max: 1.5 },
  'order.panel': { min: 100, max: POUNDS_10_000 }, // not for nothing: the price is divided by
  order: { min: 0, max: POUNDS_10_000 },
  'money.growth-of-prices': { min: -0.5, max: 0.5 },
  'money.discount': { min: 0, max: 0.5 },
  'payback.years-counted': { min: 1, max: 60 },
  carbon: { min: 0, max: 2 },
  'rule.watts-per-m2': { min: 5, max: 200 },
  'home.floor-area': { min: 5, max: 1_000 },
  'home.storeys': { min: 1, max: 5 },
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

/** Null for what is no matter of opinion, and for what is asked of a home, which is changed where it was typed. */
export function ownFigureLimits(key: string): Limits | null {
  return Object.entries(LIMITS).find(([begins]) => key === begins || key.startsWith(`${begins}.`))?.[1] ?? null
}
