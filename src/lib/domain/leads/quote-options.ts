export type Option<Value extends string = string> = { readonly value: Value; readonly label: string }

export const PROPERTY_TYPES = [
  { value: 'house', label: 'House' },
  { value: 'flat', label: 'Flat' },
  { value: 'bungalow', label: 'Bungalow' },
  { value: 'commercial', label: 'Commercial' },
  { value: 'other', label: 'Other' },
] as const

export const PROPERTY_SIZES = [
  { value: 'small', label: 'Small, under 100 m²' },
  { value: 'medium', label: 'Medium, 100 to 200 m²' },
  { value: 'large', label: 'Large, 200 to 300 m²' },
  { value: 'extra-large', label: 'Extra large, over 300 m²' },
] as const

export const CURRENT_HEATING = [
  { value: 'gas-boiler', label: 'Gas boiler' },
  { value: 'electric-heaters', label: 'Electric heaters' },
  { value: 'oil-boiler', label: 'Oil boiler' },
  { value: 'heat-pump', label: 'Heat pump' },
  { value: 'solid-fuel', label: 'Solid fuel' },
  { value: 'none', label: 'None' },
  { value: 'other', label: 'Other' },
] as const

export const PROJECT_TYPES = [
  { value: 'new-installation', label: 'New installation' },
  { value: 'replacement', label: 'Replacement' },
  { value: 'upgrade', label: 'Upgrade' },
  { value: 'extension', label: 'Extension' },
  { value: 'retrofit', label: 'Retrofit' },
] as const

export const TIMEFRAMES = [
  { value: 'asap', label: 'As soon as possible' },
  { value: '1-3-months', label: '1 to 3 months' },
  { value: '3-6-months', label: '3 to 6 months' },
  { value: '6-12-months', label: '6 to 12 months' },
  { value: 'planning', label: 'Just planning' },
] as const

export const BUDGETS = [
  { value: 'under-5k', label: 'Under £5,000' },
  { value: '5k-10k', label: '£5,000 to £10,000' },
  { value: '10k-20k', label: '£10,000 to £20,000' },
  { value: '20k-50k', label: '£20,000 to £50,000' },
  { value: 'over-50k', label: 'Over £50,000' },
  { value: 'not-sure', label: 'Not sure yet' },
] as const

export const URGENCIES = [
  { value: 'asap', label: 'As soon as possible' },
  { value: '1-3-months', label: '1 to 3 months' },
  { value: '3-6-months', label: '3 to 6 months' },
  { value: 'planning', label: 'Just planning' },
] as const

export const HEATING_CHALLENGES = [
  { value: 'high-bills', label: 'High heating bills' },
  { value: 'cold-rooms', label: 'Rooms that stay cold' },
  { value: 'slow-to-warm', label: 'Slow to warm up' },
  { value: 'damp-or-mould', label: 'Damp or mould' },
  { value: 'old-system', label: 'An old system that needs replacing' },
  { value: 'wall-space', label: 'Radiators take up wall space' },
  { value: 'no-mains-gas', label: 'No mains gas' },
  { value: 'other', label: 'Something else' },
] as const

export type PropertyType = (typeof PROPERTY_TYPES)[number]['value']
export type PropertySize = (typeof PROPERTY_SIZES)[number]['value']
export type CurrentHeating = (typeof CURRENT_HEATING)[number]['value']
