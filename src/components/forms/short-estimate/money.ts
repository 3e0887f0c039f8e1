/** Whole pounds: '£1,192'. */
export function pounds(valuePence: number): string {
  return `£${Math.round(valuePence / 100).toLocaleString('en-GB')}`
}

const POUND_PENCE = 100

/** Cost per hour: '53.3p', '£1.07'. */
export function pence(valuePence: number): string {
  return valuePence < POUND_PENCE ? `${valuePence.toFixed(1)}p` : `£${(valuePence / POUND_PENCE).toFixed(2)}`
}
