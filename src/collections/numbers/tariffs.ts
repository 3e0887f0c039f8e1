import type { CollectionConfig, Field, NumberFieldSingleValidation } from 'payload'
import { number } from 'payload/shared'

import { anyone, editors } from '@/lib/cms/access/rules'
import { flagOpenQuotes } from '@/lib/cms/hooks/flag-open-quotes'
import { AVERAGE, TARIFF_REGIONS } from '@/lib/content/tariff-regions'
import { checkRunningCost } from '@/lib/domain/energy-costs/ranges'
import type { Tariff } from '@/lib/generated/payload-types'

import { immutable } from './immutable'
import { inRange } from './in-range'
import type { NumberList } from './number-list'
import { periodFields } from './period-fields'
import { preventLastDelete } from './prevent-last-delete'
import { provenanceFields } from './provenance-fields'
import { tariffVatFields } from './tariff-vat-fields'

const LIST: NumberList = {
  collection: 'tariffs',
  sameNumber: 'region',
  isKnown: (region) => TARIFF_REGIONS.some(({ value }) => value === region),
  mustBeHeld: (region) => region === AVERAGE,
}

/** Two prices, each checked against the range calculations accept. `check` validates the rest. */
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

/** Regions without a gas price fall back to the Great Britain average, so that one is required. */
const gasOfAverage: NumberFieldSingleValidation = (value, options) => {
  const { region, gas } = options.data as { region?: string; gas?: { pencePerKwh?: unknown; pencePerDay?: unknown } }
  const isGiven = typeof gas?.pencePerKwh === 'number' || typeof gas?.pencePerDay === 'number'
  return typeof value !== 'number' && (region === AVERAGE || isGiven)
    ? 'Please enter a price in pence'
    : number(value, options)
}

/** Gas and electricity prices under the price cap, by period and region. */
export const Tariffs: CollectionConfig = {
  slug: 'tariffs',
  labels: { singular: 'Tariff', plural: 'Tariffs' },
  access: { create: editors, read: anyone, readVersions: editors, update: editors, delete: editors },
  hooks: {
    afterChange: [flagOpenQuotes<Tariff>(({ doc }) => `The energy prices of ${doc.period} have changed.`)],
    beforeDelete: [preventLastDelete(LIST)],
  },
  versions: { drafts: false, maxPerDoc: 50 },
  defaultSort: ['-validFrom', 'region'],
  disableDuplicate: true,
  admin: {
    group: 'Numbers',
    description:
      'Prices include VAT. Calculators use the latest period that has started, and tell visitors if it has ended.',
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
      admin: { description: 'As shown on pages: October to December 2026.' },
    },
    {
      name: 'region',
      type: 'select',
      required: true,
      index: true,
      defaultValue: AVERAGE,
      validate: immutable,
      options: [...TARIFF_REGIONS],
    },
    periodFields({ list: LIST, isOpenEnded: false }),
    { name: 'electricity', type: 'group', fields: rateFields({ isRequired: true, check: number }) },
    {
      name: 'gas',
      type: 'group',
      admin: { description: 'Leave empty if we have no price for this region: the Great Britain average is used.' },
      fields: rateFields({ isRequired: false, check: gasOfAverage }),
    },
    ...tariffVatFields,
    ...provenanceFields,
  ],
}
