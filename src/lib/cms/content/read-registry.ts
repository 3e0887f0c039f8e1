import type { Payload } from 'payload'

import type { ClaimMode } from '@/lib/domain/claims/standing-wording'
import type { Claim } from '@/lib/generated/payload-types'

/** Every published claim with all its readings, and how the site shows them. For staff and commands alone. */
export async function readRegistry({ payload }: { payload: Payload }): Promise<{ claims: Claim[]; mode: ClaimMode }> {
  const [{ docs }, { mode }] = await Promise.all([
    payload.find({ collection: 'claims', where: { _status: { equals: 'published' } }, sort: 'key', pagination: false, depth: 0, overrideAccess: true }),
    payload.findGlobal({ slug: 'claim-settings', depth: 0, overrideAccess: true }),
  ])
  return { claims: docs, mode }
}
