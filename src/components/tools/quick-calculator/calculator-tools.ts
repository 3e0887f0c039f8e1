/** All that works out an answer in the browser; fetched when somebody first touches the calculator. */
export { readQuickCalculation } from '@/lib/schemas/quick-calculation'
export { queryOf } from '@/lib/site/quick-calculation/questions'

export { LiveAnswer } from './live-answer'
