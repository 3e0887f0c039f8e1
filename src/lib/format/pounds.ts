import { writtenNumber } from './written-number'

/** '£1,192': whole pounds, for figures and tables. */
export function pounds(pence: number): string {
  return `£${writtenNumber(Math.round(pence / 100))}`
}

/** '£289.00': a price, to the penny. */
export function poundsAndPence(pence: number): string {
  return `£${writtenNumber(pence / 100, { least: 2, most: 2 })}`
}
