import type { SupplierLine } from '@/lib/domain/catalogue/supplier-plan'
import { readCsv } from '@/lib/domain/text/read-csv'

export type SupplierFileRead = { ok: true; lines: SupplierLine[] } | { ok: false; faults: string[] }

const FAULTS_MAX = 20
const AMOUNT = /^£?(\d{1,6}(?:,\d{3})*)(?:\.(\d\d))?$/
const PIECES = /^\d{1,6}$/

/**
 * Reads the lines of a CSV file with a heading: `code`, and `stock`, `price` (pounds with VAT) or both, in any order.
 * Blank cells are read as null. Each fault is a sentence that names its line.
 */
export function readSupplierFile(text: string): SupplierFileRead {
  const read = readCsv(text)
  if (!read.ok) return { ok: false, faults: [`Line ${read.position.line}: ${read.message}.`] }
  const [heading, ...rows] = read.rows
  const names = (heading?.cells ?? []).map((cell) => cell.trim().toLowerCase())
  const [code, stock, price] = ['code', 'stock', 'price'].map((name) => names.indexOf(name)) as [number, number, number]
  if (code < 0 || (stock < 0 && price < 0))
    return { ok: false, faults: ['The first line must name the columns: code, and stock, price or both.'] }
  if (rows.length === 0) return { ok: false, faults: ['The file has no lines below its heading.'] }
  const faults: string[] = []
  const seen = new Set<string>()
  const lines = rows.map(({ cells, line }): SupplierLine => {
    const cell = (at: number) => (at < 0 ? '' : (cells[at] ?? '').trim())
    const fault = (message: string) => faults.push(`Line ${line}: ${message}.`)
    const name = cell(code)
    if (name === '') fault('the code is missing')
    else if (seen.has(name)) fault(`the code ${name} has come before`)
    seen.add(name)
    const [pieces, amount] = [cell(stock), cell(price)]
    if (pieces !== '' && !PIECES.test(pieces)) fault(`the stock “${pieces}” is not a whole number`)
    const pence = penceIn(amount)
    if (amount !== '' && pence === null) fault(`the price “${amount}” is not an amount such as 289.00`)
    return { code: name, stock: PIECES.test(pieces) ? Number(pieces) : null, pricePence: pence }
  })
  return faults.length > 0 ? { ok: false, faults: faults.slice(0, FAULTS_MAX) } : { ok: true, lines }
}

/** Returns null if the text is not an amount above zero. */
function penceIn(text: string): number | null {
  const [, pounds, pence = '0'] = AMOUNT.exec(text) ?? []
  const total = pounds === undefined ? 0 : Number(pounds.replaceAll(',', '')) * 100 + Number(pence)
  return total > 0 ? total : null
}
