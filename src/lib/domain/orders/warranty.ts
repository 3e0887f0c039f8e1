import { addDays } from '../calendar/london-time'
import { CANCELLATION_DAYS } from './cancellation'

/** Years of warranty after the fitting; staff choose the number for each order. */
export const WARRANTY_YEARS = { usual: 10, least: 1, most: 25 }

/** The warranty of a fitted order; `fittedOn` is an ISO date. */
export type Warranty = { fittedOn: string; installer: string; certificateNumber: string; years: number }

/** The last day of a warranty, as an ISO date. */
export function warrantyEndsOn({ fittedOn, years }: Pick<Warranty, 'fittedOn' | 'years'>): string {
  const [year = '', ...monthAndDay] = fittedOn.split('-')
  return addDays([String(Number(year) + years).padStart(4, '0'), ...monthAndDay].join('-'), -1)
}

type Fitting = { fittedOn: string; agreedOn: string; hasRequest: boolean }

/**
 * Whether work began while the customer could still cancel, without the express request that the law asks for (Consumer
 * Contracts Regulations 2013, regulation 36). Dates are ISO dates.
 */
export const beganTooEarly = ({ fittedOn, agreedOn, hasRequest }: Fitting): boolean =>
  !hasRequest && fittedOn <= addDays(agreedOn, CANCELLATION_DAYS)
