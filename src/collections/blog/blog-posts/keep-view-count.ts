import type { CollectionBeforeChangeHook } from 'payload'

/** Only the beacon changes the counter: saving a form that was opened earlier must not reset it. */
export const keepViewCount: CollectionBeforeChangeHook = ({ data, operation }) => {
  if (operation === 'create') return data
  const { viewCount: _, ...rest } = data
  return rest
}
