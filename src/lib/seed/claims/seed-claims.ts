import type { Payload } from 'payload'

import { OUTSIDE_SERVER } from '@/lib/cms/hooks/refresh-pages'

import { keepCurrent, recordSeeded } from '../support/keep-current'
import type { SeedClaim } from './claim'
import { CLAIMS } from './claims'

/** Creates the claims that are missing, and updates those that staff have not changed. */
export async function seedClaims(payload: Payload): Promise<void> {
  for (const claim of CLAIMS) await seedClaim(payload, claim)
}

async function seedClaim(payload: Payload, claim: SeedClaim): Promise<void> {
  const source = `claims:${claim.key}`
  const data = { ...claim, _status: 'published' as const }
  const options = { collection: 'claims', data, overrideAccess: true, context: OUTSIDE_SERVER } as const
  const { docs } = await payload.find({
    collection: 'claims',
    where: { key: { equals: claim.key } },
    draft: true,
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const [stored] = docs
  if (stored) {
    const update = () => payload.update({ ...options, id: stored.id })
    await keepCurrent({ payload, source, content: claim, stored, update })
  } else {
    await recordSeeded({ payload, source, content: claim, stored: await payload.create(options) })
  }
}
