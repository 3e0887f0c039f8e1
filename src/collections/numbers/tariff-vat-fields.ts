import type { DateFieldValidation, Field, NumberField, NumberFieldSingleValidation } from 'payload'
import { date, number } from 'payload/shared'

import { vatOfPrices } from '@/lib/domain/assumptions/vat-of-prices'
import { londonDay } from '@/lib/domain/calendar/london-day'
import type { Tariff } from '@/lib/generated/payload-types'

const PERCENT = { type: 'number', min: 0, max: 100 } as const

/** The usual VAT on energy for homes. */
const USUAL_PERCENT = 5

const percentField = (field: Pick<NumberField, 'name' | 'label'>): Field => ({
  ...PERCENT,
  ...field,
  required: true,
  defaultValue: USUAL_PERCENT,
})

const checkUntil: DateFieldValidation = (value, options) => {
  const { validFrom } = options.siblingData as Partial<Tariff>
  if (value && validFrom && londonDay(String(value)) < londonDay(validFrom))
    return 'The rate must apply on the first day of these prices'
  return date(value, options)
}

const checkAfter: NumberFieldSingleValidation = (value, options) =>
  (options.siblingData as Partial<Tariff>).vatUntil && typeof value !== 'number'
    ? 'Please enter the rate that follows, in percent'
    : number(value, options)

/** VAT that the prices of a tariff include, and its announced change. */
export const tariffVatFields: Field[] = [
  {
    type: 'row',
    fields: [
      percentField({ name: 'vatPercent', label: 'VAT on electricity, %' }),
      {
        name: 'vatUntil',
        type: 'date',
        label: 'Last day of that rate',
        validate: checkUntil,
        admin: { description: 'Leave empty if no change has been announced.' },
      },
      {
        ...PERCENT,
        name: 'vatPercentAfter',
        label: 'From the next day, %',
        validate: checkAfter,
        admin: { condition: (_, siblings) => Boolean((siblings as Partial<Tariff>).vatUntil) },
      },
      percentField({ name: 'gasVatPercent', label: 'VAT on gas, %' }),
    ],
  },
  {
    name: 'vat',
    type: 'text',
    maxLength: 100,
    admin: { hidden: true },
    // Written for the previous release, which reads it while this one is installed.
    hooks: { beforeChange: [({ siblingData }) => vatInWords(siblingData as Tariff)] },
  },
]

function vatInWords({ vatPercent, vatUntil, vatPercentAfter, gasVatPercent }: Tariff): string {
  return vatOfPrices({
    electricityVat: {
      percent: vatPercent,
      until: vatUntil ? londonDay(vatUntil) : null,
      percentAfter: vatPercentAfter ?? null,
    },
    gasVatPercent,
  })
}
