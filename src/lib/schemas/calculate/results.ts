import * as z from 'zod'

import type { LossShare } from '@/lib/domain/building/heat-loss/shares'
import type { AsymmetryVerdict } from '@/lib/domain/comfort/asymmetry'
import type { BuildingNotice } from '@/lib/domain/electrical/circuits/building-notice'
import { HEATING_SYSTEM_KEYS } from '@/lib/domain/energy-costs/heating-systems'
import type { RuleCompared } from '@/lib/domain/estimate/rule-compared'

import { words } from './result-envelope'

const number = z.number()
const sized = z.object({ wattsPerM2: number, watts: number, panels: z.int() })

const compared = z
  .object({
    rule: sized,
    heatLoss: sized,
    ratio: number.describe('Heat loss over the rule'),
    panelsLeftOut: z.int().describe('How many panels the rule would leave out; negative where it gives more'),
    sizedBy: z.enum(['heat-loss', 'rule']),
    panels: z.int().describe('For the larger of the two; for a home, the sum of its rooms'),
  })
  .describe('The heat loss beside the manufacturer’s rule of thumb') satisfies z.ZodType<RuleCompared>

const fitted = z
  .object({
    panels: z.int(),
    givenWatts: number.describe('What they give of the heat that is needed'),
    restWatts: number.describe('What another heater has to supply on a cold day'),
  })
  .describe('Panels that may be fitted: as many as are needed, and no more than ISO 7730 allows below a warm ceiling')

const share = z.object({
  key: words,
  name: words,
  wattsPerKelvin: number,
  watts: number,
  share: number.describe('Of all losses, 0 to 1'),
}) satisfies z.ZodType<LossShare>

export const roomResultSchema = z.object({
  id: words,
  indoorC: number,
  heatLossWatts: number.describe('On a cold day'),
  wattsPerKelvin: number,
  wattsPerM2: number,
  reheatWatts: number.describe('Extra power to reheat the room; not included elsewhere'),
  shares: z.array(share).describe('Of every element, of corners and joints, and of the air'),
  compared,
  fitted,
})

export const houseResultSchema = z.object({
  heatLossWatts: number.describe('On a cold day'),
  wattsPerKelvin: number,
  wattsPerM2: number,
  floorAreaM2: number,
  reheatWatts: number.describe('Extra power to reheat the rooms; not included elsewhere'),
  alwaysWarmKwh: number
    .nullable()
    .describe('Heat of a year in a home that is always warm; null where no postcode area is given'),
  compared,
  fitted,
  pricePence: number
    .nullable()
    .describe('Of the panels that may be fitted, delivered and fitted; null for panels of a power that we do not sell'),
  rooms: z.array(roomResultSchema),
})

const ceiling = z.object({
  unevenness: z.enum(['warm-ceiling', 'cool-wall', 'cool-ceiling', 'warm-wall']),
  category: z.enum(['A', 'C', 'none']).describe('The best of ISO 7730 that allows it; A and B share their limits'),
  withinAshrae55: z.boolean(),
  limitK: number,
  overK: number.describe('Beyond the limit of A and B; 0 within it'),
}) satisfies z.ZodType<AsymmetryVerdict>

const vote = z.union([
  z.object({
    ok: z.literal(true),
    pmv: number.describe('−3 cold to 3 hot'),
    ppd: number.describe('Dissatisfied, per cent'),
  }),
  z.object({
    ok: z.literal(false),
    reason: z.enum(['too-cold', 'too-warm', 'not-covered']).describe('not-covered: outside the range of ISO 7730'),
  }),
])

const cells = z.array(number).describe('Row by row from the south-west')

export const comfortResultSchema = z.object({
  radiantC: number.describe('Mean radiant temperature at the point'),
  riseK: number.describe('The part of it due to the panels'),
  operativeC: number,
  asymmetryK: number.describe('Plane radiant temperature from above minus that from below'),
  ceiling,
  vote: vote.nullable().describe('Null unless `person` is given'),
  map: z
    .object({
      columns: z.int(),
      rows: z.int(),
      stepXM: number,
      stepYM: number,
      radiantC: cells,
      operativeC: cells,
      asymmetryK: cells,
    })
    .nullable()
    .describe('Null unless `map` is given'),
})

const notice = z.union([
  z.object({
    outcome: z.literal('notifiable'),
    reasons: z.array(
      z.object({
        rule: z.enum(['new-circuit', 'new-consumer-unit', 'bath-zone', 'kitchen', 'ceiling-heating', 'outdoors']),
        reason: words,
      }),
    ),
  }),
  z.object({ outcome: z.literal('not-notifiable') }),
  z.object({ outcome: z.literal('other-rules'), reason: words }),
]) satisfies z.ZodType<BuildingNotice>

export const circuitsResultSchema = z.object({
  circuits: z.int(),
  panelsOnEach: z.array(z.int()),
  fullest: z.object({
    watts: number,
    amps: number,
    percentOfBreaker: number,
    worstAmps: number.describe('At 253 V, the highest voltage that is allowed'),
    isAllowed: z.boolean(),
  }),
  heatingWatts: number,
  heatingAmps: number,
  cable: z
    .object({
      voltDropPercent: number,
      isWithinLimit: z.boolean().describe('Whether the volt drop is within 5%'),
      capacityAmps: number.describe('What the cable carries as installed, before any factor for grouping'),
      carriesBreaker: z.boolean().describe('Whether that is at least the breaker’s 16 A'),
      isAllowed: z.boolean().describe('Whether both conditions are met'),
      thinnestMm2: number.nullable().describe('The smallest size that is allowed; null if none of ours is'),
    })
    .nullable()
    .describe('Null where no cable is given'),
  supply: z
    .object({
      outcome: z.enum(['fits', 'tight', 'over']),
      totalAmps: number,
      spareAmps: number,
      asksOperator: z.boolean(),
    })
    .nullable()
    .describe('Null where no supply is given'),
  notice: notice.nullable().describe('Notification of building control; null unless `work` is given'),
})

export const expiredSchema = z
  .array(z.object({ key: words, name: words, validTo: words.describe('ISO day') }))
  .describe('Prices used here whose period has ended')

export const systemSchema = z.enum(HEATING_SYSTEM_KEYS)

export const runningCostResultSchema = z.object({
  pricesOn: words.describe('ISO day'),
  expired: expiredSchema,
  systems: z.array(
    z.object({
      system: systemSchema,
      name: words,
      heatPencePerKwh: number,
      heatKwh: number,
      boughtKwh: number,
      pence: number.describe('A year, with the standing charge that the home would save without it'),
      penceWithoutStanding: number,
      breakEvenShare: number.describe(
        'The reduction in heat at which panels would cost the same, by the price of heat',
      ),
      breakEvenShareWithStanding: number.describe('The same when the standing charge is saved too'),
      carbonKg: number.nullable().describe('Null where the factors have none for the fuel'),
    }),
  ),
})
