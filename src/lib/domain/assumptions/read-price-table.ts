import { ELECTRICITY_REGIONS, type ElectricityRegion } from '../electrical/regions'
import { readCsv } from '../text/read-csv'
import type { PriceCap } from './price-cap'
import { type PriceName, PRICES } from './price-names'

/** The four prices of a region in pence, including VAT. */
export type RegionPrices = Pick<PriceCap, 'region'> & Record<PriceName, number>

/** `problems`: what has to be corrected before the table can be used; each names its line. */
export type PriceTable = { rows: RegionPrices[]; problems: string[] }

/** The region of each name in lower case: ours, the letter of the licence area, and those that Ofgem’s tables use. */
const REGION_NAMES: ReadonlyMap<string, ElectricityRegion | null> = new Map<string, ElectricityRegion | null>([
  ...ELECTRICITY_REGIONS.flatMap(({ value, label }): [string, ElectricityRegion][] => [
    [value.toLowerCase(), value],
    [label.toLowerCase(), value],
  ]),
  ['eastern', 'A'],
  ['north wales and mersey', 'D'],
  ['n wales and mersey', 'D'],
  ['north wales and merseyside', 'D'],
  ['merseyside and north wales', 'D'],
  ['midlands', 'E'],
  ['north east', 'F'],
  ['northern', 'F'],
  ['north west', 'G'],
  ['southern', 'H'],
  ['south east', 'J'],
  ['south west', 'L'],
  ['south western', 'L'],
  ['southern western', 'L'],
  ['southern scotland', 'N'],
  ['south scotland', 'N'],
  ['central scotland', 'N'],
  ['northern scotland', 'P'],
  ['gb', null],
  ['gb average', null],
  ['great britain', null],
  ['great britain average', null],
  ['average', null],
  ['average of great britain', null],
])

const ROWS_MAX = 40

/**
 * Reads a table pasted from a spreadsheet, or a CSV file: a region and its four prices in each row. With a heading row
 * the columns may come in any order; without one they are those of `PRICES`. Prices are in pence ('26.32', '26.32p') or
 * pounds ('£0.2632'); a heading such as 'Electricity unit rate (£/kWh)' says that its bare numbers are pounds.
 */
export function readPriceTable(text: string): PriceTable {
  const read = readCsv(text)
  if (!read.ok) return { rows: [], problems: [`Line ${read.position.line}: ${read.message}.`] }
  const lines = read.rows.map(({ cells, line }) => ({ cells: cells.map((cell) => cell.trim()), line }))
  if (lines.length > ROWS_MAX) return { rows: [], problems: [`The table has more than ${ROWS_MAX} rows.`] }
  const head = lines.findIndex(({ cells }) => cells.some((cell) => priceNamed(cell) !== null))
  const columns =
    head === -1
      ? PRICES.map(({ name }, index) => ({ name, index: index + 1, isInPounds: false }))
      : columnsOf(lines[head])
  const missing = PRICES.filter(({ name }) => !columns.some((column) => column.name === name))
  if (missing.length > 0) return { rows: [], problems: missing.map(({ label }) => `No column is headed “${label}”.`) }
  return rowsOf(lines.slice(head + 1), columns)
}

type Line = { cells: readonly string[]; line: number }
type Column = { name: PriceName; index: number; isInPounds: boolean }

function columnsOf(head: Line | undefined): Column[] {
  return (head?.cells ?? []).flatMap((cell, index) => {
    const name = priceNamed(cell)
    return name === null ? [] : [{ name, index, isInPounds: /£|\bpounds?\b/i.test(cell) }]
  })
}

/** The price that a heading names: 'Electricity: unit rate (p/kWh)', 'Gas standing charge'. */
function priceNamed(heading: string): PriceName | null {
  const fuel = /electric/i.test(heading) ? 'electricity' : /\bgas\b/i.test(heading) ? 'gas' : null
  const rate = /stand|day/i.test(heading) ? 'Day' : /unit|kwh/i.test(heading) ? 'Unit' : null
  return fuel && rate && `${fuel}${rate}`
}

function rowsOf(lines: readonly Line[], columns: readonly Column[]): PriceTable {
  const rows: RegionPrices[] = []
  const problems: string[] = []
  for (const { cells, line } of lines) {
    const region = REGION_NAMES.get(plainName(cells[0] ?? ''))
    if (region === undefined) problems.push(`Line ${line}: “${(cells[0] ?? '').slice(0, 40)}” is not a region.`)
    else if (rows.some((row) => row.region === region)) problems.push(`Line ${line}: this region is there twice.`)
    else {
      const prices = pricesIn({ cells, line }, columns)
      problems.push(...prices.problems)
      if (prices.found) rows.push({ region, ...prices.found })
    }
  }
  if (lines.length === 0) problems.push('The table has no prices.')
  return { rows, problems }
}

function pricesIn({ cells, line }: Line, columns: readonly Column[]) {
  const found: Partial<Record<PriceName, number>> = {}
  const problems: string[] = []
  for (const { name, label } of PRICES) {
    const column = columns.find((one) => one.name === name)
    const cell = cells[column?.index ?? -1] ?? ''
    const pence = penceIn(cell, column?.isInPounds ?? false)
    if (pence === null || pence === 0)
      problems.push(`Line ${line}: “${cell.slice(0, 40)}” is not a price for “${label}”.`)
    else found[name] = pence
  }
  return { found: isWhole(found) ? found : null, problems }
}

const isWhole = (found: Partial<Record<PriceName, number>>): found is Record<PriceName, number> =>
  PRICES.every(({ name }) => found[name] !== undefined)

const AMOUNT = /^(£?)(\d{1,4}(?:\.\d{1,6})?)(p|p\/kWh|p\/day)?$/i
const PENCE_PER_POUND = 100
/** Prices are quoted to a hundredth of a penny or a thousandth; what multiplying adds is cut off. */
const DECIMALS = 6

function penceIn(cell: string, isInPounds: boolean): number | null {
  const [, pound, amount, pence] = AMOUNT.exec(cell.replaceAll(' ', '')) ?? []
  if (amount === undefined || (pound && pence)) return null
  const isPounds = Boolean(pound) || (isInPounds && !pence)
  return isPounds ? Number((Number(amount) * PENCE_PER_POUND).toFixed(DECIMALS)) : Number(amount)
}

/** 'North Wales & Merseyside ' as 'north wales and merseyside'. */
const plainName = (name: string) =>
  name.toLowerCase().replaceAll('&', ' and ').replaceAll('.', '').split(/\s+/).filter(Boolean).join(' ')
