/** Whole pounds: '£1,192'. */
export function pounds(valuePence: number): string {
  return `£${Math.round(valuePence / 100).toLocaleString('en-GB')}`
}

const POUND_PENCE = 100

/** More than any power times a price needs. */
const DECIMALS_MAX = 6

/** A factor of a printed sum, with the fewest decimals that still give the printed result. */
export function factor(value: number, isEnough: (rounded: number) => boolean): string {
  let decimals = 1
  while (decimals < DECIMALS_MAX && !isEnough(Number(value.toFixed(decimals)))) decimals++
  return Number(value.toFixed(decimals)).toLocaleString('en-GB', { maximumFractionDigits: decimals })
}

/** Cost per hour: '53.3p', '£1.07'. */
export function pence(valuePence: number): string {
  return valuePence < POUND_PENCE ? `${valuePence.toFixed(1)}p` : `£${(valuePence / POUND_PENCE).toFixed(2)}`
}
