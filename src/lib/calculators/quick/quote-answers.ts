import type { CurrentHeating, PropertySize, PropertyType } from '@/lib/domain/leads/quote-options'

const PROPERTY: Readonly<Record<string, PropertyType>> = {
  detached: 'house',
  semi: 'house',
  terrace: 'house',
  bungalow: 'bungalow',
  'flat-top': 'flat',
  'flat-middle': 'flat',
  'flat-ground': 'flat',
}

const HEATING: Readonly<Record<string, CurrentHeating>> = {
  'gas-old': 'gas-boiler',
  'gas-new': 'gas-boiler',
  oil: 'oil-boiler',
  lpg: 'other',
  'heat-pump': 'heat-pump',
  'storage-heaters': 'electric-heaters',
  'panel-heaters': 'electric-heaters',
  none: 'none',
  other: 'other',
}

/** Answers for the quote form from a quick calculation, given as its query string. */
export function quoteAnswersOf(calculation: string): Record<string, string> {
  const params = new URLSearchParams(calculation)
  const answers: Record<string, string | undefined> = {
    propertyType: PROPERTY[params.get('type') ?? ''],
    propertySize: sizeOf(Number(params.get('area') ?? NaN)),
    currentHeating: HEATING[params.get('heating') ?? ''],
  }
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

function sizeOf(areaM2: number): PropertySize | undefined {
  if (!(areaM2 > 0)) return undefined
  if (areaM2 < 100) return 'small'
  if (areaM2 <= 200) return 'medium'
  return areaM2 <= 300 ? 'large' : 'extra-large'
}
