import type { Payload } from 'payload'

import { payloadClient } from './payload-client'

/** A signed-in member of staff, with what they may see and do about pages and quotes. */
export type StaffCaller = {
  payload: Payload
  userId: string
  seesDrafts: boolean
  changesPages: boolean
  changesQuotes: boolean
}

/** Who a request comes from, or null for a visitor. */
export async function staffOf(headers: Headers): Promise<StaffCaller | null> {
  const payload = await payloadClient()
  const { user, permissions } = await payload.auth({ headers })
  if (!user || !permissions.canAccessAdmin) return null
  const pages = permissions.collections?.pages
  return {
    payload,
    userId: String(user.id),
    seesDrafts: Boolean(pages?.readVersions),
    changesPages: Boolean(pages?.update),
    changesQuotes: Boolean(permissions.collections?.quotes?.update),
  }
}

/** Whether a request comes from a signed-in member of staff. Only one with a session is looked up. */
export async function isStaff(headers: Headers): Promise<boolean> {
  return headers.get('cookie')?.includes('payload-token=') ? (await staffOf(headers)) !== null : false
}
