import { writtenNumber } from './written-number'

/** '£1,192': whole pounds, for figures and tables. */
export function pounds(pence: number): string {
  return `£${writtenNumber(Math.round(pence / 100))}`
}

/** '£289.00': a price, to the penny; '−£10.00' is taken off. */
export function poundsAndPence(pence: number): string {
  return `${pence < 0 ? '−' : ''}£${writtenNumber(Math.abs(pence) / 100, { least: 2, most: 2 })}`
}
