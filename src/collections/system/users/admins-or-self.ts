import type { Access } from 'payload'

import { hasRole } from '@/lib/cms/access/roles'

/** Admins can change anyone, others only themselves. */
export const adminsOrSelf: Access = ({ req }) => {
  if (hasRole(req.user, 'admin')) return true
  return req.user ? { id: { equals: req.user.id } } : false
}
