import type { Confidence } from '../quantity/confidence'
import type { Assumption } from './assumption'

/** First day of our oldest price: figures that do not vary over time apply from this date. */
const SINCE = '2024-07-01'

type OpenEnded = {
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

/** An assumption valid until replaced: `from` is the title of its source, `read` the date of reading. */
export function openEnded({ name, unit, value, from, read, confidence, url, low, high }: OpenEnded): Assumption {
  const source = { title: from, date: read, confidence, ...(url !== undefined && { url }) }
  const spread = low === undefined || high === undefined ? {} : { spread: { low, high } }
  return { name, unit, periods: [{ validFrom: SINCE, validTo: null, value, source, ...spread }] }
}
