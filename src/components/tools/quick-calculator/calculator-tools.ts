/** Everything that calculates a result in the browser; loaded on the first interaction with the calculator. */
export { readQuickEstimate } from '@/lib/schemas/calculate/quick-estimate'
export { queryOf } from '@/lib/calculators/engine/home-query'

export { LiveQuickEstimate } from './live-quick-estimate'
