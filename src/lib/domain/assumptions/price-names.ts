/** The four prices of a price cap, in the order of our tables. */
export const PRICES = [
  { name: 'electricityUnit', label: 'Electricity, unit rate', fuel: 'electricity', rate: 'pencePerKwh' },
  { name: 'electricityDay', label: 'Electricity, standing charge', fuel: 'electricity', rate: 'pencePerDay' },
  { name: 'gasUnit', label: 'Gas, unit rate', fuel: 'gas', rate: 'pencePerKwh' },
  { name: 'gasDay', label: 'Gas, standing charge', fuel: 'gas', rate: 'pencePerDay' },
] as const

export type PriceName = (typeof PRICES)[number]['name']
