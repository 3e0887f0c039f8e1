/** '£1,192': whole pounds, for figures and tables. */
export function pounds(pence: number): string {
  return `£${Math.round(pence / 100).toLocaleString('en-GB')}`
}

/** '£289.00': a price, to the penny. */
export function poundsAndPence(pence: number): string {
  return `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
}
