import type { CollectionConfig, Field, NumberFieldSingleValidation } from 'payload'
import { number } from 'payload/shared'

import { anyone, editors } from '@/lib/cms/access/rules'
import { refreshPages } from '@/lib/cms/hooks/refresh-pages'
import { checkRunningCost } from '@/lib/domain/running-cost/ranges'
import { cacheTags } from '@/lib/site/cache-tags'
import { AVERAGE, TARIFF_REGIONS } from '@/lib/site/tariff-regions'

import { fixedOnceSaved } from './fixed-once-saved'
import { inRange } from './in-range'
import type { NumberList } from './number-list'
import { periodFields } from './period-fields'
import { provenanceFields } from './provenance-fields'
import { refuseLastHeld } from './refuse-last-held'

const LIST: NumberList = {
  collection: 'tariffs',
  sameNumber: 'region',
  isKnown: (region) => TARIFF_REGIONS.some(({ value }) => value === region),
  mustBeHeld: (region) => region === AVERAGE,
}

/** Two prices, each checked against what the sums work in. `check` judges the rest. */
const rateFields = ({ isRequired, check }: { isRequired: boolean; check: NumberFieldSingleValidation }): Field[] => [
  {
    type: 'row',
    fields: [
      {
        name: 'pencePerKwh',
        type: 'number',
        label: 'Unit rate, p/kWh',
        required: isRequired,
        validate: inRange((pencePerKwh) => checkRunningCost({ pencePerKwh }), check),
      },
      {
        name: 'pencePerDay',
        type: 'number',
        label: 'Standing charge, p a day',
        required: isRequired,
        validate: inRange((pencePerDay) => checkRunningCost({ pencePerDay }), check),
      },
    ],
  },
]

/** The average of Great Britain is what a region without a price of gas falls back on. */
const gasOfAverage: NumberFieldSingleValidation = (value, options) => {
  const { region, gas } = options.data as { region?: string; gas?: { pencePerKwh?: unknown; pencePerDay?: unknown } }
  const isGiven = typeof gas?.pencePerKwh === 'number' || typeof gas?.pencePerDay === 'number'
  return typeof value !== 'number' && (region === AVERAGE || isGiven)
    ? 'Please enter a price in pence'
    : number(value, options)
}

/** What gas and electricity cost under the price cap, by period and region. */
export const Tariffs: CollectionConfig = {
  slug: 'tariffs',
  labels: { singular: 'Tariff', plural: 'Tariffs' },
  access: { create: editors, read: anyone, readVersions: editors, update: editors, delete: editors },
  hooks: {
    beforeDelete: [refuseLastHeld(LIST)],
    afterChange: [refreshPages(cacheTags.numbers)],
    afterDelete: [refreshPages(cacheTags.numbers)],
  },
  versions: { drafts: false, maxPerDoc: 50 },
  defaultSort: ['-validFrom', 'region'],
  disableDuplicate: true,
  admin: {
    group: 'Numbers',
    description: 'Prices with VAT. Calculators use the last period that has begun, and say so when it is over.',
    useAsTitle: 'period',
    defaultColumns: ['period', 'region', 'electricity.pencePerKwh', 'gas.pencePerKwh', 'confidence', 'nextReview'],
    listSearchableFields: ['period', 'source'],
    components: { beforeListTable: ['/components/admin/number-filters#TariffFilters'] },
    pagination: { defaultLimit: 25, limits: [25, 50, 100] },
  },
  fields: [
    {
      name: 'period',
      type: 'text',
      required: true,
      maxLength: 60,
      admin: { description: 'As pages print it: October to December 2026.' },
    },
    {
      name: 'region',
      type: 'select',
      required: true,
      index: true,
      defaultValue: AVERAGE,
      validate: fixedOnceSaved,
      options: [...TARIFF_REGIONS],
    },
    periodFields({ list: LIST, isOpenEnded: false }),
    { name: 'electricity', type: 'group', fields: rateFields({ isRequired: true, check: number }) },
    {
      name: 'gas',
      type: 'group',
      admin: { description: 'Empty where we hold none of this region: the average of Great Britain is used.' },
      fields: rateFields({ isRequired: false, check: gasOfAverage }),
    },
    {
      name: 'vat',
      type: 'text',
      label: 'VAT',
      required: true,
      maxLength: 100,
      admin: { description: 'What the prices contain, as pages print it: with 5% VAT.' },
    },
    ...provenanceFields,
  ],
}
