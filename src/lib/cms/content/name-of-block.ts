const NAMING_FIELDS = ['heading', 'caption', 'words', 'text']
const MAX_LENGTH = 70

/** The first words of a block, to distinguish it from others of its kind in a list; empty if it has none yet. */
export function nameOfBlock(fields: Readonly<Record<string, unknown>>): string {
  const lines = Array.isArray(fields.doors) ? fields.doors.map((door: { title?: unknown }) => door.title) : []
  const words = [...NAMING_FIELDS.map((name) => fields[name]), lines.filter(isFilled).join(' or ')].find(isFilled) ?? ''
  const line = words.trim().split('\n')[0] ?? ''
  return line.length <= MAX_LENGTH ? line : `${line.slice(0, MAX_LENGTH).trimEnd()}…`
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
