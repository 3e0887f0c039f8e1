import type { Confidence } from '../quantity/quantity'
import type { Assumption } from './assumption'

/** The first day of our oldest price: figures that do not change with time hold from then on. */
const SINCE = '2024-07-01'

type Standing = {
  name: string
  unit: string
  value: number
  from: string
  read: string
  confidence: Confidence
  url?: string
  low?: number
  high?: number
}

/** An assumption that holds until somebody enters a better one: `from` is the title of its source, `read` its day. */
export function standing({ name, unit, value, from, read, confidence, url, low, high }: Standing): Assumption {
  const source = { title: from, date: read, confidence, ...(url !== undefined && { url }) }
  const spread = low === undefined || high === undefined ? {} : { spread: { low, high } }
  return { name, unit, periods: [{ validFrom: SINCE, validTo: null, value, source, ...spread }] }
}
