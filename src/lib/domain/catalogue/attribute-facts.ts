/** Suffixes of attribute names that denote a unit. */
const UNITS: Record<string, string> = { Watts: 'W', Volts: 'V', Mm: 'mm', Kg: 'kg', Metres: 'm' }

export type AttributeFact = { term: string; detail: string }

/** Attributes entered by staff, in words: {"powerWatts": 450} is 'Power: 450 W'. Omits all but texts and numbers. */
export function attributeFacts(attributes: unknown): AttributeFact[] {
  if (typeof attributes !== 'object' || attributes === null || Array.isArray(attributes)) return []
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (typeof value !== 'string' && typeof value !== 'number') return []
    const words = name.match(/^[a-z0-9]+|[A-Z][a-z0-9]*/g) ?? [name]
    const unit = words.length > 1 ? UNITS[words.at(-1) ?? ''] : undefined
    const term = (unit ? words.slice(0, -1) : words).join(' ').toLowerCase()
    const amount = typeof value === 'number' ? value.toLocaleString('en-GB') : value
    return [{ term: `${term.charAt(0).toUpperCase()}${term.slice(1)}`, detail: unit ? `${amount} ${unit}` : amount }]
  })
}
