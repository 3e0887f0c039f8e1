import type { CollectionConfig, NumberFieldSingleValidation } from 'payload'
import { number } from 'payload/shared'

import { anyone, editors } from '@/lib/cms/access/rules'
import { flagOpenQuotes } from '@/lib/cms/hooks/flag-open-quotes'
import { FIGURE_OPTIONS, RETIRED_OPTIONS } from '@/lib/content/figure-options'
import type { FigureKey } from '@/lib/domain/assumptions/default-assumptions'
import { mayBeUnknown } from '@/lib/domain/assumptions/may-be-unknown'
import { checkAssumption } from '@/lib/domain/estimate/check-assumption'
import type { Assumption } from '@/lib/generated/payload-types'

import { immutable } from './immutable'
import { inRange } from './in-range'
import type { NumberList } from './number-list'
import { periodFields } from './period-fields'
import { preventLastDelete } from './prevent-last-delete'
import { provenanceFields } from './provenance-fields'

const isKey = (key: unknown): key is FigureKey => FIGURE_OPTIONS.some(({ value }) => value === key)

const LIST: NumberList = {
  collection: 'assumptions',
  sameNumber: 'key',
  isKnown: isKey,
  mustBeHeld: (key) => isKey(key) && !mayBeUnknown(key),
}

type Typed = { key?: unknown; value?: unknown; low?: unknown; high?: unknown }

/** Checks that calculations accept the value; an unknown key is reported on its own field. */
const checkValue: NumberFieldSingleValidation = (value, options) => {
  const { key } = options.data as Typed
  return isKey(key)
    ? inRange((figure) => checkAssumption({ key, value: figure }), number)(value, options)
    : number(value, options)
}

const checkLow: NumberFieldSingleValidation = (low, options) => {
  const { value, high } = options.data as Typed
  if (typeof high === 'number' && typeof low !== 'number') return 'Enter both ends of the range, or neither'
  if (typeof low === 'number' && typeof value === 'number' && low > value) return 'Cannot be more than the value'
  return checkValue(low, options)
}

const checkHigh: NumberFieldSingleValidation = (high, options) => {
  const { value, low } = options.data as Typed
  if (typeof low === 'number' && typeof high !== 'number') return 'Enter both ends of the range, or neither'
  if (typeof high === 'number' && typeof value === 'number' && high < value) return 'Cannot be less than the value'
  return checkValue(high, options)
}

/** Calculation inputs other than tariffs: efficiencies, carbon, usage patterns, installation price. */
export const Assumptions: CollectionConfig = {
  slug: 'assumptions',
  labels: { singular: 'Assumption', plural: 'Assumptions' },
  access: { create: editors, read: anyone, readVersions: editors, update: editors, delete: editors },
  hooks: {
    afterChange: [flagOpenQuotes<Assumption>(({ doc }) => `An assumption has changed: ${doc.key}.`)],
    beforeDelete: [preventLastDelete(LIST)],
  },
  versions: { drafts: false, maxPerDoc: 50 },
  defaultSort: ['key', '-validFrom'],
  disableDuplicate: true,
  admin: {
    group: 'Numbers',
    description:
      'To replace a figure, give it a last day and enter the next one. To correct a mistake, change it here.',
    useAsTitle: 'key',
    defaultColumns: ['key', 'value', 'validFrom', 'validTo', 'confidence', 'nextReview'],
    listSearchableFields: ['source', 'owner'],
    components: { beforeListTable: ['/components/admin/number-filters#AssumptionFilters'] },
    pagination: { defaultLimit: 100, limits: [25, 50, 100] },
  },
  fields: [
    {
      name: 'key',
      type: 'select',
      label: 'Figure',
      required: true,
      index: true,
      validate: immutable,
      options: [...FIGURE_OPTIONS, ...RETIRED_OPTIONS],
    },
    {
      type: 'row',
      fields: [
        { name: 'value', type: 'number', required: true, validate: checkValue },
        { name: 'low', type: 'number', label: 'Likely from', validate: checkLow },
        { name: 'high', type: 'number', label: 'Likely to', validate: checkHigh },
      ],
    },
    periodFields({ list: LIST, isOpenEnded: true }),
    ...provenanceFields,
  ],
}
