import type { CollectionBeforeChangeHook } from 'payload'

/**
 * For fields that only SQL changes: saving a record never writes them. Payload would write back the values of a form
 * that was opened earlier or, where `access.update` denies those, of the record as it was read at the start.
 */
export const leaveToSql =
  (...names: string[]): CollectionBeforeChangeHook =>
  ({ data, operation }) =>
    operation === 'create' ? data : Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)))
