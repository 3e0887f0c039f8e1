import { LONGEST_MM } from './outline'

/** The units in which people give lengths of rooms. */
export const LENGTH_UNITS = [
  { value: 'm', label: 'Metres' },
  { value: 'cm', label: 'Centimetres' },
  { value: 'mm', label: 'Millimetres' },
  { value: 'ft', label: 'Feet and inches' },
] as const

export type LengthUnit = (typeof LENGTH_UNITS)[number]['value']

const MM_PER = { m: 1_000, cm: 10, mm: 1, ft: 304.8 } as const
const MM_PER_INCH = 25.4
const INCHES_PER_FOOT = 12

/** Lengths are kept in steps of 10 mm, as on the plan. */
const STEP_MM = 10

/** Longer text is no length. Every pattern below reads at most this much. */
const TEXT_MAX = 40

const NUMBER = String.raw`(\d{1,6}(?:[.,]\d{1,4})?)`
const METRIC = new RegExp(`^${NUMBER} ?(mm|cm|m|millimetres?|centimetres?|metres?)?$`)
const FEET = new RegExp(
  `^${NUMBER} ?(?:'|ft|feet|foot)(?: ?${NUMBER}(?: (1/2|1/4|3/4))? ?(?:"|''|in|ins|inch|inches)?)?$`,
)
const INCHES = new RegExp(`^${NUMBER} ?(?:"|''|in|ins|inch|inches)$`)

const FRACTIONS: Readonly<Record<string, number>> = { '1/2': 0.5, '1/4': 0.25, '3/4': 0.75 }

const SIGNS: Readonly<Record<string, string>> = { '’': "'", '′': "'", '‘': "'", '”': '"', '″': '"', '“': '"' }
const VULGAR: Readonly<Record<string, string>> = { '½': ' 1/2', '¼': ' 1/4', '¾': ' 3/4' }

/** Unifies quotation marks, fractions, spaces and letters of a length. */
const plain = (text: string): string =>
  [...text.toLowerCase()]
    .map((sign) => SIGNS[sign] ?? VULGAR[sign] ?? sign)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('ft.', 'ft')
    .replaceAll('in.', 'in')
    .trim()

const numberIn = (text: string | undefined): number => Number((text ?? '0').replace(',', '.'))

/**
 * A length as people type it: 4.2, '4,2 m', '420cm', 4200, 13'6", '13 ft 6'. A number alone is in `unit`, unless it is
 * far too long for that: 4200 is never metres. To the nearest 10 mm; null if it is none.
 */
export function readLength(text: string, unit: LengthUnit = 'm'): number | null {
  if (text.length > TEXT_MAX) return null
  const typed = plain(text)
  const mm = metricMm(typed, unit) ?? imperialMm(typed)
  return mm === null || mm > LONGEST_MM ? null : Math.round(mm / STEP_MM) * STEP_MM
}

function metricMm(typed: string, unit: LengthUnit): number | null {
  const [found, number, named] = METRIC.exec(typed) ?? []
  if (found === undefined) return null
  const value = numberIn(number)
  if (named === undefined) return value * MM_PER[likelyUnit(value, unit)]
  return value * MM_PER[named.startsWith('mm') || named.startsWith('mi') ? 'mm' : named.startsWith('c') ? 'cm' : 'm']
}

/** No room is 100 m or ft long, or only 50 mm: such numbers are in the unit that builders use. */
function likelyUnit(value: number, unit: LengthUnit): LengthUnit {
  if (unit !== 'm' && unit !== 'ft') return unit
  return value >= 1_000 ? 'mm' : value > 200 ? 'cm' : unit
}

function imperialMm(typed: string): number | null {
  const [inchesOnly, alone] = INCHES.exec(typed) ?? []
  if (inchesOnly !== undefined) return numberIn(alone) * MM_PER_INCH
  const [found, feet, inches, fraction] = FEET.exec(typed) ?? []
  if (found === undefined) return null
  const more = numberIn(inches) + (fraction === undefined ? 0 : (FRACTIONS[fraction] ?? 0))
  return more >= INCHES_PER_FOOT ? null : numberIn(feet) * MM_PER.ft + more * MM_PER_INCH
}

/** A length in a unit, without its name: '4.20', '420', '4,200', '13′ 9″'. `readLength` reads it back. */
export function lengthDigits(mm: number, unit: LengthUnit): string {
  switch (unit) {
    case 'm':
      return (mm / MM_PER.m).toFixed(2)
    case 'cm':
      return String(Math.round(mm) / MM_PER.cm)
    case 'mm':
      return String(Math.round(mm))
    case 'ft': {
      const halves = Math.round((2 * mm) / MM_PER_INCH)
      const feet = Math.floor(halves / (2 * INCHES_PER_FOOT))
      const inches = halves / 2 - feet * INCHES_PER_FOOT
      return `${feet}′ ${Math.floor(inches)}${inches % 1 === 0 ? '' : '½'}″`
    }
  }
}

/** A length with its unit: '4.20 m', '420 cm', '4,200 mm', '13′ 9½″'. */
export function lengthIn(mm: number, unit: LengthUnit): string {
  if (unit === 'ft') return lengthDigits(mm, unit)
  return `${unit === 'mm' ? Math.round(mm).toLocaleString('en-GB') : lengthDigits(mm, unit)} ${unit}`
}
