import type { CollectionBeforeChangeHook } from 'payload'

/** Unpublishes a page when it is moved to the trash, so that it is restored as a draft. */
export const unpublishTrashed: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  data.deletedAt && !originalDoc?.deletedAt ? { ...data, _status: 'draft' } : data
