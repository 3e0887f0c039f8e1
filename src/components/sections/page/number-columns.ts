import { type Line, wordsOf } from '@/lib/content/rich-text'

/** A figure alone: '£1,234', '−5%', '2–3 days', 'about 900 kWh'. Footnote marks are not part of the text. */
const FIGURE =
  /^(?:(?:about|up to|from|under|over) )?[~≈+−-]?£?\d[\d,.]*(?:\s?(?:[-–]|to)\s?£?\d[\d,.]*)?\s?(?:%|p|k|million|°C|m²K|[µmck]?m[²³]?|[mk]?W(?:h|p)?|[mk]?V|m?A|Ω|K|kJ|k?g|h|hours?|minutes?|seconds?|days?|weeks?|months?|years?)?(?:\s?\/\s?\w+[²³]?K?)?$/u

/** A cell without a value. */
const EMPTY = /^(?:[–—-]|none stated)?$/

/** Which columns of a table hold only figures, and so are aligned to the right. The first column names the rows. */
export function numberColumns(rows: readonly Line[][]): boolean[] {
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  return Array.from({ length: width }, (_, column) => {
    const texts = rows.map((cells) => wordsOf(cells[column] ?? []))
    const filled = texts.filter((text) => !EMPTY.test(text))
    return column > 0 && filled.length > 0 && filled.every((text) => FIGURE.test(text))
  })
}
