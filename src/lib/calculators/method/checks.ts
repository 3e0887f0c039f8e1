import type { QuickAnswers } from '@/lib/domain/estimate/quick-answers'
import type { QuickEstimate } from '@/lib/domain/estimate/quick-estimate-result'

import { checkCircuits } from './check-circuits'
import { checkClimate } from './check-climate'
import { checkAsymmetry, checkVotes } from './check-comfort'
import { checkRanges } from './check-ranges'
import { checkRatings } from './check-ratings'
import type { CheckTable } from './check-table'
import { checkWorkedExamples } from './check-worked-examples'
import type { ExampleBasis } from './example-estimate'

type Example = { answers: QuickAnswers; estimate: QuickEstimate; basis: ExampleBasis }

/** Every table of validation, calculated now; `estimate` is that of the example home. */
export const allChecks = (example: Example): CheckTable[] => [
  checkWorkedExamples(),
  checkRanges(example),
  checkVotes(),
  checkAsymmetry(),
  checkCircuits(),
  checkRatings(example.basis),
  checkClimate(),
]
