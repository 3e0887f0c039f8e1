import * as z from 'zod'

import { PROPERTY_TYPES } from '@/lib/domain/building/home/answers'
import { OCCUPANCY } from '@/lib/domain/building/home/occupancy'
import { AGE_BANDS } from '@/lib/domain/building/u-values/age-bands'
import { MEASURES } from '@/lib/domain/estimate/comfort-measures'
import { VERDICTS } from '@/lib/domain/estimate/deciding-rules'
import { HEATING_NOW } from '@/lib/domain/estimate/heating-now'
import { MOISTURE_ELEMENTS, MOISTURE_ROOMS } from '@/lib/domain/estimate/home-moisture'
import { INSULATION } from '@/lib/domain/estimate/quick-answers'
import { RATING_BANDS } from '@/lib/domain/estimate/sap-rating'

import { oneOf } from './fields'
import { hash, words, working } from './result-envelope'
import { expiredSchema, systemSchema } from './results'

const number = z.number()
const banded = z
  .object({ value: number.describe('Typical'), p10: number, p50: number, p90: number })
  .describe('Eight of ten results lie between p10 and p90 when every uncertain input varies within its range')
const panels = z.object({
  panels: banded,
  kilowatts: banded,
  circuits: banded,
  price: banded.describe('Pence, delivered and fitted'),
})

const rating = z.object({
  points: number.describe('Before rounding'),
  rating: z.int(),
  band: z.enum(RATING_BANDS.map(([band]) => band)),
})

const payback = z.union([
  z.object({ outcome: z.literal('pays-back'), years: number }),
  z.object({ outcome: z.literal('no-payback'), reason: z.enum(['no-saving', 'savings-shrink']) }),
])

const answers = z.object({
  postcodeArea: words.nullable(),
  propertyType: oneOf(PROPERTY_TYPES, 'What kind of home'),
  floorAreaM2: number,
  ageBand: oneOf(AGE_BANDS, 'Of RdSAP 10'),
  insulation: oneOf(INSULATION, 'What has been added'),
  heating: oneOf(HEATING_NOW, 'What heats it now'),
  occupancy: oneOf(OCCUPANCY, 'When it is used'),
  hasSolar: z.boolean(),
  rooms: z.int().optional().describe('As answered'),
  bill: z
    .object({ amount: number, unit: z.enum(['kwh', 'pounds']) })
    .optional()
    .describe('Of a year'),
  altitudeM: number.optional(),
  heatedRooms: z.int().optional().describe('Rooms to heat, the largest ones; absent: all'),
  isLet: z.boolean().optional(),
})

const climate = z.object({
  area: words,
  designC: number,
  coldSpellC: number,
  dataAltitudeM: number.describe('Height of the weather data, m above sea level'),
  degreeDays: number,
  place: words,
  estimate: z.boolean().describe('Whether it is our estimate, not a published value'),
  altitudeM: number.optional().describe('Of the home, where given'),
  suspect: z.object({ designC: number.optional(), degreeDays: number.optional(), why: words }).optional(),
})

const system = z.object({
  system: systemSchema,
  isNow: z.boolean(),
  boughtKwh: banded,
  pence: banded.nullable(),
  penceWithoutStanding: banded.nullable(),
  carbonKg: banded.nullable(),
})

const comfort = z.object({
  neededWatts: number.describe('On a cold day'),
  givenWatts: number,
  restWatts: number.describe('Another heater has to supply it'),
  rooms: z.int(),
  metRooms: z.int().describe('Rooms that panels can heat by themselves'),
  metPanels: z.int().describe('Panels for those rooms'),
  metPence: number,
  steps: z
    .array(
      z.object({
        measures: z.array(oneOf(MEASURES, 'What is insulated or made tight')),
        neededWatts: number,
        givenWatts: number,
        restWatts: number,
        panels: z.int(),
        pricePence: number.describe('Of the panels, delivered and fitted'),
        yearPence: number.nullable(),
      }),
    )
    .describe('Measures added one after another until panels are enough'),
})

const judgement = z.object({
  verdict: z.enum(VERDICTS),
  reasons: z
    .array(z.object({ rule: words, side: z.enum(['for', 'against']), reason: words }))
    .describe('The deciding one first, then those for panels, then those against'),
  heatPump: words.nullable().describe('Where a heat pump costs less than two thirds of panels to run'),
  rooms: z
    .array(
      z.object({
        name: words,
        areaM2: number,
        panels: z.int(),
        neededWatts: number.describe('On a cold day'),
        givenWatts: number,
        pricePence: number.describe('Delivered and fitted'),
      }),
    )
    .describe('Rooms that panels suit where they do not suit the whole home'),
  next: words.describe('What to do next'),
})

const vatChange = z
  .object({ percent: number, until: words, percentAfter: number, hasCome: z.boolean() })
  .describe('A change of VAT on electricity that the prices do not include')

const estimate = z.object({
  ok: z.literal(true),
  answers: answers.describe('The answers as we understood them'),
  climate,
  heatLossWatts: banded,
  wattsPerM2: banded,
  alwaysWarmKwh: banded,
  panels: z
    .object({ rated: panels, 'stated-temperature': z.int().describe('Panels') })
    .describe('At the rated power of a panel; and by what its front gives at its stated temperature'),
  comfort: comfort.describe('What panels can give without making the ceilings too warm (ISO 7730)'),
  panelsShortOfRule: z.int().describe('Panels that the manufacturer’s rule leaves out'),
  systems: z.array(system),
  savingPence: banded.nullable().describe('A year, against the heating now; null where we have no price for it'),
  payback: z.object({ typical: payback, withGrowth: payback, atBest: payback, atWorst: payback }).nullable(),
  drivers: z
    .array(z.object({ key: words, name: words, atLow: number, atHigh: number }))
    .describe('What affects the cost of a year most, pence'),
  rating: z
    .object({
      now: rating.nullable(),
      panels: rating,
      letting: z
        .enum(['allowed', 'close', 'lost', 'already-below'])
        .nullable()
        .describe('In England and Wales, where band E is the least; null elsewhere'),
    })
    .describe('Energy rating at the prices of SAP 10.2: an indication, never a certificate'),
  moisture: z
    .array(
      z.object({
        room: z.enum(MOISTURE_ROOMS),
        element: z.enum(MOISTURE_ELEMENTS),
        surfaceC: number,
        surfaceHumidityPct: number,
        verdict: z.enum(['condensation', 'mould', 'dry']),
      }),
    )
    .describe('At the coldest places of walls and windows in January, in a heated room and one left cool'),
  judgement: judgement.describe('Whether panels suit the home, by its rooms, its running cost and its alternatives'),
  vatChange: vatChange.nullable(),
  expired: expiredSchema,
  working,
})

/** The quick estimate: figures alongside their working. */
export const quickEstimateResultSchema = estimate.extend({ hash })
