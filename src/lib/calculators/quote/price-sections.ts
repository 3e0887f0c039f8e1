import type { DocumentSection, DocumentTable } from '@/lib/content/document-section'
import { VAT_PERCENT } from '@/lib/domain/catalogue/delivered-price'
import {
  isIncluded,
  isText,
  linePence,
  optionsIn,
  type QuoteLine,
  type QuoteTotals,
  quoteTotals,
} from '@/lib/domain/quotes/quote-lines'
import { poundsAndPence } from '@/lib/format/pounds'
import { priceOrSurvey } from '@/lib/format/price-or-survey'

const COLUMNS: DocumentTable['columns'] = [
  { heading: 'Line' },
  { heading: 'Quantity', isFigure: true },
  { heading: 'Each with VAT', isFigure: true },
  { heading: 'Amount', isFigure: true },
]

/**
 * What a quote costs: its lines and their total in one table, or in one for each of its sections. `home`: what it is for.
 */
export function priceSections(lines: readonly QuoteLine[], home: string): DocumentSection[] {
  const included = lines.filter(isIncluded)
  const totals = totalRows(quoteTotals(lines))
  const [unnamed, ...named] = grouped(included)
  if (named.length === 0)
    return [{ title: 'The price', text: [home], table: priceTable([...unnamed.lines.map(cellsOf), ...totals]) }]
  const first = unnamed.lines.length > 0 ? { table: priceTable(unnamed.lines.map(cellsOf)) } : {}
  return [
    { title: 'The price', text: [home], ...first },
    ...named.map(({ title, detail, lines: own }) => ({
      title,
      text: detail ? [detail] : [],
      table: priceTable([...own.map(cellsOf), ['Together', '', '', poundsAndPence(quoteTotals(own).totalPence)]]),
    })),
    { title: 'The total', text: [], table: priceTable(totals) },
  ]
}

/** The options of a quote; null if it has none. */
export function optionsSection(lines: readonly QuoteLine[]): DocumentSection | null {
  const options = optionsIn(lines)
  if (options.length === 0) return null
  return {
    title: 'Options',
    text: [
      'You take them or leave them on the page of this quote, before you accept it. Only chosen ones are in the total.',
    ],
    table: {
      columns: [...COLUMNS, { heading: 'Chosen' }],
      rows: options.map((line) => [...cellsOf(line), line.isTaken ? 'Yes' : 'No']),
    },
  }
}

const priceTable = (rows: string[][]): DocumentTable => ({ columns: COLUMNS, rows })

const cellsOf = (line: QuoteLine): string[] => [
  line.detail ? `${line.name}: ${line.detail}` : line.name,
  isText(line.kind) ? '' : String(line.quantity),
  line.eachPence === null ? '' : poundsAndPence(line.eachPence),
  isText(line.kind) ? '' : priceOrSurvey(linePence(line)),
]

const totalRows = ({ netPence, vatPence, totalPence }: QuoteTotals): string[][] => [
  ['Excluding VAT', '', '', poundsAndPence(netPence)],
  [`VAT at ${VAT_PERCENT}%`, '', '', poundsAndPence(vatPence)],
  ['Total including VAT', '', '', poundsAndPence(totalPence)],
]

type Group = { title: string; detail: string; lines: QuoteLine[] }

/** The lines before the first section, and those of each section. */
function grouped(lines: readonly QuoteLine[]): [Group, ...Group[]] {
  const first: Group = { title: '', detail: '', lines: [] }
  const named: Group[] = []
  for (const line of lines) {
    if (line.kind === 'section') named.push({ title: line.name, detail: line.detail, lines: [] })
    else (named.at(-1) ?? first).lines.push(line)
  }
  return [first, ...named]
}
