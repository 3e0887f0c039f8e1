import * as z from 'zod'

import { PROPERTY_TYPES } from '@/lib/domain/house/answers'
import { HEATING_NOW, INSULATION, OCCUPANCY } from '@/lib/domain/quick-estimate/answers'
import { AGE_BANDS } from '@/lib/domain/u-values/age-bands'

import { hash, working } from './answer'
import { oneOf } from './fields'
import { expiredSchema, systemSchema } from './results'

const number = z.number()
const banded = z
  .object({ value: number.describe('Typical'), p10: number, p50: number, p90: number })
  .describe('Eight of ten homes like it lie between p10 and p90')
const panels = z.object({
  panels: banded,
  kilowatts: banded,
  circuits: banded,
  price: banded.describe('Pence, delivered and fitted'),
})
const verdict = z.enum(['good-fit', 'depends', 'not-the-best-choice'])

const payback = z.union([
  z.object({ outcome: z.literal('pays-back'), years: number }),
  z.object({ outcome: z.literal('no-payback'), reason: z.enum(['no-saving', 'savings-shrink']) }),
])

const answers = z.object({
  postcodeArea: z.string().nullable(),
  propertyType: oneOf(PROPERTY_TYPES, 'What kind of home'),
  floorAreaM2: number,
  ageBand: oneOf(AGE_BANDS, 'Of RdSAP 10'),
  insulation: oneOf(INSULATION, 'What has been added'),
  heating: oneOf(HEATING_NOW, 'What heats it now'),
  occupancy: oneOf(OCCUPANCY, 'When it is used'),
  hasSolar: z.boolean(),
})

const climate = z.object({
  area: z.string(),
  designC: number,
  coldSpellC: number,
  degreeDays: number,
  place: z.string(),
  estimate: z.boolean().describe('Whether it is our estimate, not a published value'),
  suspect: z.object({ designC: number.optional(), degreeDays: number.optional(), why: z.string() }).optional(),
})

const system = z.object({
  system: systemSchema,
  isNow: z.boolean(),
  boughtKwh: banded,
  pence: banded.nullable(),
  penceWithoutStanding: banded.nullable(),
  carbonKg: banded.nullable(),
})

const estimate = z.object({
  ok: z.literal(true),
  answers: answers.describe('The question as it was understood'),
  climate,
  heatLossWatts: banded,
  wattsPerM2: banded,
  alwaysWarmKwh: banded,
  panels: z
    .object({ rated: panels, 'stated-temperature': panels })
    .describe('At the rated power of a panel, and at what its front gives at its stated temperature'),
  panelsShortOfRule: banded,
  systems: z.array(system),
  savingPence: banded.nullable().describe('A year, against the heating now; null where we hold no price of it'),
  payback: z.object({ typical: payback, withGrowth: payback, atBest: payback, atWorst: payback }).nullable(),
  drivers: z
    .array(z.object({ key: z.string(), name: z.string(), atLow: number, atHigh: number }))
    .describe('What the cost of a year hangs on most, pence'),
  judgement: z.object({ verdict, reasons: z.array(z.object({ rule: z.string(), verdict, reason: z.string() })) }),
  expired: expiredSchema,
  working,
})

/** The quick estimate: its figures stand beside the working. */
export const quickAnswerSchema = estimate.extend({ hash })
