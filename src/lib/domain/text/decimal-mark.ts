/** What separates the whole part of a number from its decimals. */
export type DecimalMark = '.' | ','

/** Thousands may also be separated by kinds of space or an apostrophe: '1 234,5', '1’234.5'. */
const GROUP = "[ \\u00a0\\u2009\\u202f'’]"
const SIGN = '[-+−]?'
const GROUPED = new RegExp(`^${SIGN}\\d{1,3}(?:${GROUP}\\d{3})+(?:[.,]\\d+)?$`)
const GROUPS = new RegExp(GROUP, 'g')
/** '0.125', '1,234.5' and '1e-5'. */
const WITH_POINT = new RegExp(
  `^${SIGN}(?=\\.?\\d)(?:\\d+|[1-9]\\d{0,2}(?:,\\d{3})+)?(?:\\.\\d+)?(?:e[-+]?\\d{1,2})?$`,
  'i',
)
const BOTH_MEANINGS = new RegExp(`^${SIGN}[1-9]\\d{0,2}[.,]\\d{3}$`)

/** Swaps the marks, so that a number with a decimal comma is in British notation. */
const swapped = (text: string) => text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'))

const bareOf = (cell: string) => {
  const typed = cell.trim()
  return GROUPED.test(typed) ? typed.replace(GROUPS, '') : typed
}

/** A cell as its number and what follows it: '3,4 m' has a unit. */
export function splitAmount(cell: string): { number: string; suffix: string } {
  const typed = cell.trim()
  const letters = typed.search(/[a-z°%]/i)
  if (letters <= 0 || /^e[-+]?\d/i.test(typed.slice(letters))) return { number: typed, suffix: '' }
  return { number: typed.slice(0, letters).trimEnd(), suffix: typed.slice(letters) }
}

/** The number in a cell; null if it is none in this notation. */
export function numberIn(cell: string, mark: DecimalMark): number | null {
  const written = withPoint(cell, mark)
  return written === null ? null : Number(written)
}

/** A number in the notation of programs, with a point and without thousands; null if the cell is no number. */
export function withPoint(cell: string, mark: DecimalMark): string | null {
  const bare = bareOf(cell)
  const british = mark === ',' ? swapped(bare) : bare
  if (!WITH_POINT.test(british)) return null
  return british.replaceAll(',', '').replace('−', '-')
}

/**
 * The decimal mark that a number proves: '0,125' a comma, '1,234.5' a point. 'either' if its mark could also separate
 * thousands, as in '1,234'; null if it has no mark or is no number.
 */
export function markIn(cell: string): DecimalMark | 'either' | null {
  const bare = bareOf(cell)
  if (!/[.,]/.test(bare)) return null
  if (BOTH_MEANINGS.test(bare)) return 'either'
  const isPoint = numberIn(bare, '.') !== null
  const isComma = numberIn(bare, ',') !== null
  if (isPoint === isComma) return null
  return isPoint ? '.' : ','
}

/** `unsure`: a number that could mean two amounts. `against`: the first cell that proves another mark than the first. */
export type Notation = { mark: DecimalMark | null; unsure: string | null; against: number | null }

/** The decimal mark of cells that belong together. */
export function notationOf(cells: Iterable<string>): Notation {
  let mark: DecimalMark | null = null
  let unsure: string | null = null
  let index = 0
  for (const cell of cells) {
    const proven = markIn(cell)
    if (proven === 'either') unsure ??= cell.trim()
    else if (proven !== null && mark === null) mark = proven
    else if (proven !== null && proven !== mark) return { mark, unsure, against: index }
    index++
  }
  return { mark, unsure, against: null }
}
