/** '£1,192': whole pounds, as figures and tables print them. */
export function pounds(pence: number): string {
  return `£${Math.round(pence / 100).toLocaleString('en-GB')}`
}

/** '£289.00': what something costs, to the penny. */
export function poundsAndPence(pence: number): string {
  return `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
}
