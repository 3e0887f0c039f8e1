import type { SupplierLine } from '@/lib/domain/catalogue/supplier-plan'
import { cleanLine } from '@/lib/domain/text/clean-text'
import { type DecimalMark, notationOf, withPoint } from '@/lib/domain/text/decimal-mark'
import { type CsvRow, readCsv } from '@/lib/domain/text/read-csv'

export type SupplierFileRead = { ok: true; lines: SupplierLine[] } | { ok: false; faults: string[] }

const FAULTS_MAX = 20
/** Longest code or amount that is shown in a fault. */
const SHOWN_MAX = 60
/** '£' may have become 'Â£' in a program that read UTF-8 in another encoding. */
const CURRENCY = /^(?:Â?£|GBP)|(?:£|GBP)$/gi
const PENCE = /^\d{1,8}(?:\.\d\d)?$/
const PIECES = /^\d{1,6}$/
/** A heading may say that amounts are in pounds, or pieces are pieces; anything else in brackets is another column. */
const UNIT = /\((?:£|gbp|pounds?|pieces|pcs|units?)\)$/

/**
 * Reads the lines of a CSV file with a heading: `code`, and `stock`, `price` (pounds with VAT) or both, in any order.
 * Blank cells are read as null. Prices may have decimal commas, if all do. Each fault is a sentence that names its line.
 */
export function readSupplierFile(text: string): SupplierFileRead {
  const read = readCsv(text)
  if (!read.ok) return { ok: false, faults: [`Line ${read.position.line}: ${read.message}.`] }
  const [heading, ...rows] = read.rows
  const names = (heading?.cells ?? []).map((cell) => cleanLine(cell).toLowerCase().replace(UNIT, '').trim())
  const [code, stock, price] = ['code', 'stock', 'price'].map((name) => names.indexOf(name)) as [number, number, number]
  if (code < 0 || (stock < 0 && price < 0))
    return { ok: false, faults: ['The first line must name the columns: code, and stock, price or both.'] }
  if (rows.length === 0) return { ok: false, faults: ['The file has no lines below its heading.'] }
  const priceIn = ({ cells }: CsvRow) =>
    cleanLine(cells[price] ?? '')
      .replace(CURRENCY, '')
      .trim()
  const notation = notationOf(rows.map(priceIn))
  const faults: string[] = []
  const seen = new Set<string>()
  const lines = rows.map((row, index): SupplierLine => {
    const cell = (at: number) => cleanLine(row.cells[at] ?? '').slice(0, SHOWN_MAX)
    const fault = (message: string) => faults.push(`Line ${row.line}: ${message}.`)
    const name = cell(code)
    if (name === '') fault('the code is missing')
    else if (seen.has(name)) fault(`the code ${name} has come before`)
    seen.add(name)
    const [pieces, amount] = [cell(stock), cell(price)]
    const count = piecesIn(pieces, notation.mark)
    if (pieces !== '' && count === null) fault(`the stock “${pieces}” is not a whole number`)
    const pence = penceIn(priceIn(row), notation.mark)
    if (notation.against === index)
      fault(`the price “${amount}” has its decimals after another sign than the prices above`)
    else if (amount !== '' && pence === null) fault(`the price “${amount}” is not an amount such as 289.00`)
    return { code: name, stock: count, pricePence: pence }
  })
  return faults.length > 0 ? { ok: false, faults: faults.slice(0, FAULTS_MAX) } : { ok: true, lines }
}

/** Returns null if the text is not an amount above zero with two decimals or none. */
function penceIn(text: string, mark: DecimalMark | null): number | null {
  const written = withPoint(text, mark ?? '.')
  const pence = written !== null && PENCE.test(written) ? Math.round(Number(written) * 100) : 0
  return pence > 0 ? pence : null
}

/** A whole number, perhaps with thousands: '1,200'. */
function piecesIn(text: string, mark: DecimalMark | null): number | null {
  const written = withPoint(text, mark ?? '.')
  return written !== null && PIECES.test(written) ? Number(written) : null
}
