import { rangeCheck } from '../../quantity/range-check'

export const checkHouse = rangeCheck({
  floorAreaM2: [5, 1_000],
  footprintM2: [0.5, 2_000],
  storeys: [1, 5],
  storeyHeightM: [1.8, 6],
  proportion: [1, 5],
  glazedShare: [0.02, 0.8],
})
