import type { PayloadRequest, Where } from 'payload'

import { SALES_ROLES } from '@/lib/domain/staff/roles'

import { hasRole } from './roles'

type Caller = { req: Pick<PayloadRequest, 'user'> }

/** Works for collections, globals and fields, because it returns a plain boolean. */
export type Rule = (caller: Caller) => boolean

export const anyone: Rule = () => true
export const nobody: Rule = () => false
export const admins: Rule = ({ req }) => hasRole(req.user, 'admin')
export const editors: Rule = ({ req }) => hasRole(req.user, 'admin', 'editor')
export const salesTeam: Rule = ({ req }) => hasRole(req.user, ...SALES_ROLES)
export const staff: Rule = ({ req }) => hasRole(req.user, 'admin', 'editor', 'sales')

/** All documents for users the rule admits, published ones for everyone else. */
export function publishedOr(rule: Rule): (caller: Caller) => boolean | Where {
  return (caller) => rule(caller) || { _status: { equals: 'published' } }
}

/** Like `publishedOr`, for collections published with the "Shown on the website" checkbox. */
export function activeOr(rule: Rule): (caller: Caller) => boolean | Where {
  return (caller) => rule(caller) || { isActive: { equals: true } }
}

/** For public collections with a trash: only editors see what is in it. */
export const withoutTrash = (caller: Caller): boolean | Where => editors(caller) || { deletedAt: { exists: false } }
