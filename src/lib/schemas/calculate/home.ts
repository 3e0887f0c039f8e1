import * as z from 'zod'

import { DRAUGHTINESS } from '@/lib/domain/building/heat-loss/air-changes'
import { AGE_BANDS } from '@/lib/domain/building/u-values/age-bands'
import { NATIONS } from '@/lib/domain/building/u-values/nations'
import { climateOf } from '@/lib/domain/climate/area-climate'

import { text } from '../text'
import { amount, fieldsOf, flag, oneOf } from './fields'

const area = text({ max: 2, wrong: 'Must be the letters a postcode starts with' })
  .regex(/^[A-Z]{1,2}$/, 'Must be the letters a postcode starts with, in capitals')
  .refine((letters) => climateOf(letters) !== null, 'We have no weather data for this postcode area')
  .describe("The letters a postcode starts with: 'SN'")

/** Properties shared by all rooms of a home. */
export const homeSchema = fieldsOf({
  nation: oneOf(NATIONS, 'Whose building standards held when it was built').default('england'),
  ageBand: oneOf(AGE_BANDS, 'Age band of RdSAP 10'),
  outdoor: z
    .discriminatedUnion(
      'from',
      [
        fieldsOf({ from: z.literal('value'), outdoorC: amount({ min: -30, max: 14, is: 'On a cold day, °C' }) }),
        fieldsOf({
          from: z.literal('postcode-area'),
          area,
          coldSpell: flag('For a cold spell of the kind that comes once in several years').default(false),
          altitudeM: amount({ min: 0, max: 1_000, is: 'Of the home, m above sea level' }).optional(),
        }),
      ],
      'Must be one of: value, postcode-area',
    )
    .describe('Temperature outdoors that heaters are sized for'),
  air: z
    .discriminatedUnion(
      'method',
      [
        fieldsOf({ method: z.literal('current'), draughtiness: oneOf(DRAUGHTINESS, 'How draughty it is') }),
        fieldsOf({
          method: z.literal('legacy'),
          category: oneOf(['A', 'B', 'C'], 'Built before 2000, from 2000, from 2006'),
        }),
      ],
      'Must be one of: current, legacy',
    )
    .default({ method: 'current', draughtiness: 'usual' })
    .describe('How air changes are worked out: BS EN 12831-1, or the older table'),
  bridgingY: amount({ min: 0, max: 0.5, is: 'Corners and joints, W/m²K; by age if absent' }).optional(),
  neighbours: oneOf(['as-warm', 'cold'], 'Whether the neighbours heat their homes').default('as-warm'),
})

export const panelWatts = amount({
  min: 10,
  max: 5_000,
  is: 'Rated power of one panel, W; that of our panel if absent',
}).optional()
