import { rangeCheck } from '../quantity/range-check'

export const checkPayback = rangeCheck({
  outlayPence: [0, 100_000_000],
  savingPence: [-100_000_000, 100_000_000],
  growth: [-0.5, 0.5],
  discount: [0, 0.5],
  years: [0, 100],
})
