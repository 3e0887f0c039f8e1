import type { CollectionConfig, NumberFieldSingleValidation } from 'payload'
import { number } from 'payload/shared'

import { anyone, editors } from '@/lib/cms/access/rules'
import { refreshPages } from '@/lib/cms/hooks/refresh-pages'
import { checkFigure } from '@/lib/domain/assumptions/check-figure'
import type { FigureKey } from '@/lib/domain/assumptions/default-assumptions'
import { mayBeUnknown } from '@/lib/domain/assumptions/may-be-unknown'
import { cacheTags } from '@/lib/site/cache-tags'
import { FIGURE_OPTIONS } from '@/lib/site/figure-options'

import { fixedOnceSaved } from './fixed-once-saved'
import { inRange } from './in-range'
import type { NumberList } from './number-list'
import { periodFields } from './period-fields'
import { provenanceFields } from './provenance-fields'
import { refuseLastHeld } from './refuse-last-held'

const isKey = (key: unknown): key is FigureKey => FIGURE_OPTIONS.some(({ value }) => value === key)

const LIST: NumberList = {
  collection: 'assumptions',
  sameNumber: 'key',
  isKnown: isKey,
  mustBeHeld: (key) => isKey(key) && !mayBeUnknown(key),
}

type Typed = { key?: unknown; value?: unknown; low?: unknown; high?: unknown }

/** A value that the sums can work with; an unknown key is said at its own field. */
const checkValue: NumberFieldSingleValidation = (value, options) => {
  const { key } = options.data as Typed
  return isKey(key)
    ? inRange((figure) => checkFigure({ key, value: figure }), number)(value, options)
    : number(value, options)
}

const checkLow: NumberFieldSingleValidation = (low, options) => {
  const { value, high } = options.data as Typed
  if (typeof high === 'number' && typeof low !== 'number') return 'Give both ends, or neither'
  if (typeof low === 'number' && typeof value === 'number' && low > value) return 'Cannot be more than the value'
  return checkValue(low, options)
}

const checkHigh: NumberFieldSingleValidation = (high, options) => {
  const { value, low } = options.data as Typed
  if (typeof low === 'number' && typeof high !== 'number') return 'Give both ends, or neither'
  if (typeof high === 'number' && typeof value === 'number' && high < value) return 'Cannot be less than the value'
  return checkValue(high, options)
}

/** What calculations take for granted besides tariffs: efficiencies, carbon, habits, the price of installation. */
export const Assumptions: CollectionConfig = {
  slug: 'assumptions',
  labels: { singular: 'Assumption', plural: 'Assumptions' },
  access: { create: editors, read: anyone, readVersions: editors, update: editors, delete: editors },
  hooks: {
    beforeDelete: [refuseLastHeld(LIST)],
    afterChange: [refreshPages(cacheTags.numbers)],
    afterDelete: [refreshPages(cacheTags.numbers)],
  },
  versions: { drafts: false, maxPerDoc: 50 },
  defaultSort: ['key', '-validFrom'],
  disableDuplicate: true,
  admin: {
    group: 'Numbers',
    description:
      'To change a figure for good, give it a last day and enter the next one. To correct it, change it here.',
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
      label: 'What it is',
      required: true,
      index: true,
      validate: fixedOnceSaved,
      options: [...FIGURE_OPTIONS],
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
