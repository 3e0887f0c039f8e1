import type { Payload, TypedUser } from 'payload'

import { payloadClient } from './payload-client'

/** A signed-in member of staff, with their permissions for pages and quotes. */
export type StaffCaller = {
  payload: Payload
  /** For Payload's local API, which checks access by it. */
  user: TypedUser
  userId: string
  name: string
  seesDrafts: boolean
  changesPages: boolean
  changesQuotes: boolean
  isAdmin: boolean
}

/** The member of staff who sent a request, or null for a visitor. */
export async function staffOf(headers: Headers): Promise<StaffCaller | null> {
  const payload = await payloadClient()
  const { user, permissions } = await payload.auth({ headers })
  if (!user || !permissions.canAccessAdmin) return null
  const pages = permissions.collections?.pages
  return {
    payload,
    user,
    userId: String(user.id),
    name: user.name,
    seesDrafts: Boolean(pages?.readVersions),
    changesPages: Boolean(pages?.update),
    changesQuotes: Boolean(permissions.collections?.quotes?.update),
    isAdmin: user.role === 'admin',
  }
}

/** Whether a request comes from a signed-in member of staff. A request without a session cookie is not looked up. */
export async function isStaff(headers: Headers): Promise<boolean> {
  return headers.get('cookie')?.includes('payload-token=') ? (await staffOf(headers)) !== null : false
}
