import type { Payload } from 'payload'

import { londonTime } from '@/lib/domain/calendar/london-time'
import type { RegistryClaim } from '@/lib/domain/claims/claim-uses'
import type { ClaimMode } from '@/lib/domain/claims/effective-wording'
import type { Claim } from '@/lib/generated/payload-types'
import { now } from '@/lib/platform/clock'

/** The claims, the display mode, and the ISO date they apply to. */
export type Registry<C = RegistryClaim> = { claims: readonly C[]; mode: ClaimMode; today: string }

/** Every published claim with all its wordings, and the display mode. For staff and commands only. */
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
