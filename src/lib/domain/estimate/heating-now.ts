export const HEATING_NOW = [
  { value: 'gas-old', label: 'Gas boiler' },
  { value: 'gas-new', label: 'New gas boiler' },
  { value: 'oil', label: 'Oil boiler' },
  { value: 'lpg', label: 'LPG boiler' },
  { value: 'heat-pump', label: 'Heat pump' },
  { value: 'storage-heaters', label: 'Storage heaters' },
  { value: 'panel-heaters', label: 'Electric panel heaters' },
  { value: 'none', label: 'None' },
  { value: 'other', label: 'Something else' },
] as const

export type HeatingNow = (typeof HEATING_NOW)[number]['value']
/** A current heating system that is part of the comparison. */
export type SystemNow = Exclude<HeatingNow, 'none' | 'other'>

/** The current heating system, if it is part of the comparison; null for none and for others. */
export function systemNow(heating: HeatingNow): SystemNow | null {
  return heating === 'none' || heating === 'other' ? null : heating
}
