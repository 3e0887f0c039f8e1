import { OCCUPANCY } from '@/lib/domain/building/home/occupancy'
import { FACTOR_SETS } from '@/lib/domain/energy-costs/carbon-factor-sets'
import { OWN_PRICE } from '@/lib/domain/estimate/own-figure-limits'

import { amount, day, fieldsOf, oneOf } from './fields'

const price = (of: string) => amount({ ...OWN_PRICE, is: `${of}, p/kWh with VAT` }).optional()

export const runningCostQuestionSchema = fieldsOf({
  alwaysWarmKwh: amount({ min: 100, max: 500_000, is: 'Heat of a year that keeps the home warm day and night, kWh' }),
  occupancy: oneOf(OCCUPANCY, 'When the home is in use; determines how much of that heat each system must supply'),
  carbonSet: oneOf(FACTOR_SETS, 'Whose carbon factors').default('desnz-2026'),
  pricesOn: day.optional().describe('The day whose prices are used; today if absent'),
  prices: fieldsOf({
    electricity: price('Electricity'),
    gas: price('Gas'),
    oil: price('Heating oil'),
    lpg: price('LPG'),
  })
    .default({})
    .describe('Your own prices in place of ours'),
})
