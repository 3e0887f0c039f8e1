import type { HeatingNow } from './heating-now'

const written = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })

/** '£1,130' */
export const pounds = (pence: number): string => `£${written.format(pence / 100)}`

/** '4,070 W', to ten. */
export const watts = (amount: number): string => `${written.format(Math.round(amount / 10) * 10)} W`

const NAMES: Record<HeatingNow, string> = {
  'gas-old': 'your gas boiler',
  'gas-new': 'your gas boiler',
  oil: 'your oil boiler',
  lpg: 'your LPG boiler',
  'heat-pump': 'your heat pump',
  'storage-heaters': 'your storage heaters',
  'panel-heaters': 'your electric heaters',
  none: 'another heater',
  other: 'your heating',
}

/** 'your gas boiler' */
export const heatingName = (heating: HeatingNow): string => NAMES[heating]
