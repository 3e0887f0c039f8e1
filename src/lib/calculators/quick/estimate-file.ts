import type { OwnFigures } from '@/lib/domain/estimate/project'
import type { QuickAnswers } from '@/lib/domain/estimate/quick-answers'

import { OWN_REFUSED } from '../own-figure-words'
import type { EstimateView } from './estimate-view'

type Saved = {
  view: EstimateView
  answers: QuickAnswers
  own: OwnFigures
  /** The own figures are left out of the result: see `estimateWithOwn`. */
  isOwnRefused: boolean
  date: string
  address: string
}

/** A result of the quick calculator as a file, with its answers and its full working; deterministic. */
export function writeEstimateFile({ view, answers, own, isOwnRefused, date, address }: Saved): string {
  const { hash, working, ...result } = view
  const file = {
    format: 'powerboard-estimate',
    version: 1,
    calculation: hash,
    date,
    address,
    answers,
    own: isOwnRefused ? {} : own,
    ...(isOwnRefused && { ownLeftOut: { reason: OWN_REFUSED, figures: own } }),
  }
  return `${JSON.stringify({ ...file, result, working }, null, 2)}\n`
}
