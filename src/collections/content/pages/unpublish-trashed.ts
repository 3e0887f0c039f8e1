import type { CollectionBeforeChangeHook } from 'payload'

/** A page in the trash is not public, and comes back from it as a draft. */
export const unpublishTrashed: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  data.deletedAt && !originalDoc?.deletedAt ? { ...data, _status: 'draft' } : data
