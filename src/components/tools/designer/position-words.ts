import { metresWords } from '@/lib/calculators/designer/words'
import type { PlanPoint } from '@/lib/domain/room-plan/corners'

/** 'Corner 2: 4.20 m from the left, 3.00 m from the bottom' */
export const positionWords = (what: string, { xMm, yMm }: PlanPoint): string =>
  `${what}: ${metresWords(xMm)} from the left, ${metresWords(yMm)} from the bottom`
