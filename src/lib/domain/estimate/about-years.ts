const YEARS_MAX = 99

/** '12', 'more than 99' or 'less than 1'. */
export function countOfYears(years: number): string {
  if (years > YEARS_MAX) return `more than ${YEARS_MAX}`
  const whole = Math.round(years)
  return whole < 1 ? 'less than 1' : String(whole)
}

/** 'about 12 years', 'more than 99 years' or 'less than 1 year'. */
export function aboutYears(years: number): string {
  const count = countOfYears(years)
  const isWhole = /^\d/.test(count)
  return `${isWhole ? 'about ' : ''}${count} ${Math.round(years) <= 1 ? 'year' : 'years'}`
}
