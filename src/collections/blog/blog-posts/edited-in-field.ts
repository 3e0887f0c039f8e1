import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, TextField } from 'payload'

import { editors } from '@/lib/cms/access/rules'
import { isOpenedBefore } from '@/lib/domain/text/edit-mark'
import { Refusal } from '@/lib/platform/refusal'

/**
 * Identifies the open form that saved the latest version. Distinguishes a form's own saves from those of a colleague,
 * another window or the scheduler.
 */
export const editedInField: TextField = {
  name: 'editedIn',
  type: 'text',
  maxLength: 80,
  access: { read: editors },
  admin: {
    components: { Field: '/components/admin/writer/edited-in#EditedIn' },
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
  },
}

/** A save without a mark does not come from a form, so it must not inherit the previous mark. */
export const clearEditMark: CollectionBeforeOperationHook<'blog-posts'> = ({ args, operation }) =>
  operation === 'update' && 'data' in args && args.data
    ? { ...args, data: { ...args.data, editedIn: args.data.editedIn ?? null } }
    : args

/** Refuses a save from a form that was opened before someone else saved. */
export const refuseOverwriting: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const isOther = operation === 'update' && data.editedIn && originalDoc?.editedIn !== data.editedIn
  if (isOther && isOpenedBefore(data.editedIn, originalDoc.updatedAt)) throw new Refusal('newerVersion')
  return data
}
