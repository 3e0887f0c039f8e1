import { rangeCheck } from '../../quantity/range-check'

export const checkUValue = rangeCheck({
  year: [1000, 2100],
  wallThicknessMm: [75, 1_500],
  insulationMm: [0, 500],
  wattsPerM2K: [0.05, 7],
  floorAreaM2: [1, 10_000],
  perimeterM: [0, 1_000],
  wallThicknessM: [0.05, 1.5],
  groundWPerMK: [0.5, 5],
  /** All layers of the floor, without air and ground. */
  floorResistanceM2KPerW: [0, 15],
})
