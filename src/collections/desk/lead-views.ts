import type { CollectionBeforeChangeHook, CollectionConfig, JSONFieldValidation } from 'payload'

import { hasRole } from '@/lib/cms/access/roles'
import { nobody, type Rule, salesTeam } from '@/lib/cms/access/rules'
import { inboxFilterSchema } from '@/lib/schemas/inbox'

const checkFilter: JSONFieldValidation = (value) => {
  const parsed = inboxFilterSchema.safeParse(value)
  return parsed.success || (parsed.error.issues[0]?.message ?? 'Choose the filters of this view again')
}

/** A view belongs to whoever saves it first. */
const setOwner: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create' ? { ...data, owner: req.user?.id ?? null } : data

/** What the filter leaves out is stored with its usual value, as statements compare each part. Checked afterwards. */
const completeFilter: CollectionBeforeChangeHook = ({ data }) => {
  const { success, data: settings } = inboxFilterSchema.safeParse(data.settings)
  return success ? { ...data, settings } : data
}

/** Admins may tidy up the shared views of those who have left. */
const ownersOrAdmins = (caller: Parameters<Rule>[0]) =>
  hasRole(caller.req.user, 'admin') || (salesTeam(caller) && { owner: { equals: caller.req.user?.id } })

/** Views of the inbox that staff have saved, for themselves or for the whole desk. They name nobody. */
export const LeadViews: CollectionConfig = {
  slug: 'lead-views',
  labels: { singular: 'View of the inbox', plural: 'Views of the inbox' },
  access: { create: salesTeam, read: salesTeam, update: ownersOrAdmins, delete: ownersOrAdmins },
  hooks: { beforeChange: [setOwner, completeFilter] },
  disableDuplicate: true,
  admin: { hidden: true }, // kept in the inbox
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 60 },
    { name: 'isShared', type: 'checkbox', defaultValue: false },
    { name: 'settings', type: 'json', required: true, validate: checkFilter },
    { name: 'owner', type: 'relationship', relationTo: 'users', index: true, access: { update: nobody } },
  ],
}
