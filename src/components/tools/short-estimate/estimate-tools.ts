/** What calculates an estimate in the browser and keeps the home for other tools; loaded on the first change. */
export { keepHome } from '@/lib/browser/kept-home'
export { queryOf } from '@/lib/calculators/engine/home-query'
export { homeWords } from '@/lib/calculators/engine/home-words'
export { readQuickEstimate } from '@/lib/schemas/calculate/quick-estimate'

export { loadBasis } from '../load-basis'
export { EstimateResult } from './estimate-result'
