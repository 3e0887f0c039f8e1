/** '£1,192': whole pounds, as figures and tables print them. */
export function pounds(pence: number): string {
  return `£${Math.round(pence / 100).toLocaleString('en-GB')}`
}
