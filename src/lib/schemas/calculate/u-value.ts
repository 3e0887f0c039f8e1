import * as z from 'zod'

import { USUAL_WALL_THICKNESS } from '@/lib/domain/building/home/ground-floor'
import { ROOF_KINDS } from '@/lib/domain/building/u-values/roofs'
import { WALL_KINDS } from '@/lib/domain/building/u-values/walls'
import { GLAZING } from '@/lib/domain/building/u-values/windows'

import { amount, fieldsOf, flag, oneOf } from './fields'

/** A known U-value, or a lookup by the age and nation of the home. */
export const uValueSchema = z
  .discriminatedUnion(
    'from',
    [
      fieldsOf({ from: z.literal('value'), wattsPerM2K: amount({ min: 0.05, max: 7, is: 'W/m²K' }) }),
      fieldsOf({
        from: z.literal('walls'),
        construction: oneOf(WALL_KINDS, 'How the wall is built'),
        thicknessMm: amount({
          min: 75,
          max: 1_500,
          is: 'With plaster, mm; matters to brick and stone before 1976',
        }).optional(),
      }),
      fieldsOf({
        from: z.literal('windows'),
        glazing: oneOf(GLAZING, 'Kind of glass'),
        metalFrame: flag('Whether the frame is of metal').default(false),
        inRoof: flag('Whether it lies in the slope of a roof').default(false),
      }),
      fieldsOf({ from: z.literal('doors') }),
      fieldsOf({ from: z.literal('roofs'), roof: oneOf(ROOF_KINDS, 'Kind of roof') }),
      fieldsOf({ from: z.literal('lofts'), insulationMm: amount({ min: 0, max: 500, is: 'At the joists, mm' }) }),
      fieldsOf({
        from: z.literal('ground-floors'),
        floorAreaM2: amount({ min: 1, max: 2_000, is: 'Of the whole floor, m²' }),
        perimeterM: amount({ min: 0, max: 500, is: 'Length of its edge that is outdoors, m' }),
        wallThicknessM: amount({ min: 0.05, max: 1.5, is: 'm' }).default(USUAL_WALL_THICKNESS.value),
      }),
      fieldsOf({ from: z.literal('exposed-floors') }),
    ],
    'Must be one of: value, walls, windows, doors, roofs, lofts, ground-floors, exposed-floors',
  )
  .describe('U-value: given, or from the tables of RdSAP 10 and BS EN ISO 13370')
