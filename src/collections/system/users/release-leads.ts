import type { CollectionAfterChangeHook } from 'payload'

import { hasRole, SALES_ROLES } from '@/lib/cms/access/roles'

/** Leads may only be assigned to someone who can open them, so losing the role returns them to the sales desk. */
export const releaseLeads: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (!hasRole(previousDoc, ...SALES_ROLES) || hasRole(doc, ...SALES_ROLES)) return doc
  const { errors } = await req.payload.update({
    collection: 'leads',
    where: { assignee: { equals: doc.id } },
    data: { assignee: null },
    depth: 0,
    overrideAccess: true, // follows from the change of role, which only an admin can make
    req,
  })
  if (errors.length > 0) throw new Error(`${errors.length} leads of a former salesperson could not be released`)
  return doc
}
