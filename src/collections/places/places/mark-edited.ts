import type { CollectionBeforeChangeHook } from 'payload'

import type { Place } from '@/lib/generated/payload-types'

import { DATASET_FIELDS } from './dataset-fields'

/** Protects a place from the import once staff have created it or changed its data. */
export const markEdited: CollectionBeforeChangeHook<Place> = ({ data, originalDoc, operation }) => {
  if (operation === 'create') return { ...data, isEdited: true }
  const isChanged = DATASET_FIELDS.some(
    (field) => data[field] !== undefined && (data[field] ?? null) !== (originalDoc?.[field] ?? null),
  )
  return isChanged ? { ...data, isEdited: true } : data
}
