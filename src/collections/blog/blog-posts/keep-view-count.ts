import type { CollectionBeforeChangeHook } from 'payload'

/** Leaves the counter to the beacon: saving a form that was opened earlier must not set it back. */
export const keepViewCount: CollectionBeforeChangeHook = ({ data, operation }) => {
  if (operation === 'create') return data
  const { viewCount: _, ...rest } = data
  return rest
}
