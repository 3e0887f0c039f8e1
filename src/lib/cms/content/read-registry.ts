import type { Payload } from 'payload'

import type { RegistryClaim } from '@/lib/domain/claims/claim-uses'
import type { ClaimMode } from '@/lib/domain/claims/standing-wording'
import { londonTime } from '@/lib/domain/service-level/london-time'
import type { Claim } from '@/lib/generated/payload-types'
import { now } from '@/lib/platform/clock'

/** The claims, how the site shows them, and the ISO day that this is said of. */
export type Registry<C = RegistryClaim> = { claims: readonly C[]; mode: ClaimMode; today: string }

/** Every published claim with all its readings, and how the site shows them. For staff and commands alone. */
export async function readRegistry({ payload }: { payload: Payload }): Promise<Registry<Claim>> {
  const [{ docs }, { mode }] = await Promise.all([
    payload.find({
      collection: 'claims',
      where: { _status: { equals: 'published' } },
      sort: 'key',
      pagination: false,
      depth: 0,
      overrideAccess: true,
    }),
    payload.findGlobal({ slug: 'claim-settings', depth: 0, overrideAccess: true }),
  ])
  return { claims: docs, mode, today: londonTime(now()).date }
}
