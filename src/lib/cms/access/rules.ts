import type { PayloadRequest, Where } from 'payload'

import { hasRole } from './roles'

type Caller = { req: Pick<PayloadRequest, 'user'> }

/** Fits collections, globals and fields alike, because it answers with a plain boolean. */
type Rule = (caller: Caller) => boolean

export const anyone: Rule = () => true
export const nobody: Rule = () => false
export const admins: Rule = ({ req }) => hasRole(req.user, 'admin')
export const editors: Rule = ({ req }) => hasRole(req.user, 'admin', 'editor')
export const salesDesk: Rule = ({ req }) => hasRole(req.user, 'admin', 'sales')
export const staff: Rule = ({ req }) => hasRole(req.user, 'admin', 'editor', 'sales')

/** Everything for those whom the rule admits, the published documents for everybody else. */
export function publishedOr(rule: Rule): (caller: Caller) => boolean | Where {
  return (caller) => rule(caller) || { _status: { equals: 'published' } }
}

/** As `publishedOr`, where the "Shown on the website" box is what published means. */
export function activeOr(rule: Rule): (caller: Caller) => boolean | Where {
  return (caller) => rule(caller) || { isActive: { equals: true } }
}
