import { capitalised } from '../text/capitalised'

/** Suffixes of attribute names that denote a unit. */
const UNITS: Record<string, string> = { Watts: 'W', Volts: 'V', Amps: 'A', Mm: 'mm', Kg: 'kg', Metres: 'm' }

/** Names of attributes that have only one unit. */
const UNITS_OF_NAMES: Record<string, string> = { voltage: 'V' }

export type AttributeFact = { term: string; detail: string }

/** Attributes entered by staff, in words: {"powerWatts": 450} is 'Power: 450 W'. Omits all but texts and numbers. */
export function attributeFacts(attributes: unknown): AttributeFact[] {
  if (typeof attributes !== 'object' || attributes === null || Array.isArray(attributes)) return []
  return Object.entries(attributes).flatMap(([name, value]) => {
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return []
    const words = name.match(/^[a-z0-9]+|[A-Z][a-z0-9]*/g) ?? [name]
    const suffix = words.length > 1 ? UNITS[words.at(-1) ?? ''] : undefined
    const unit = suffix ?? (typeof value === 'number' ? UNITS_OF_NAMES[name] : undefined)
    const term = (suffix ? words.slice(0, -1) : words).join(' ').toLowerCase()
    const amount = typeof value === 'number' ? value.toLocaleString('en-GB') : value
    return [{ term: capitalised(term), detail: unit ? `${amount} ${unit}` : amount }]
  })
}
