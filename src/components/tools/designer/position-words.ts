import type { PlanPoint } from '@/lib/domain/room-plan/corners'
import { lengthIn, type LengthUnit } from '@/lib/domain/room-plan/length'

/** 'Corner 2: 4.20 m from the left, 3.00 m from the bottom' */
export const positionWords = (what: string, { xMm, yMm }: PlanPoint, unit: LengthUnit): string =>
  `${what}: ${lengthIn(xMm, unit)} from the left, ${lengthIn(yMm, unit)} from the bottom`
