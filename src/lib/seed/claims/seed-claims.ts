import type { Payload } from 'payload'

import { OUTSIDE_SERVER } from '@/lib/cms/hooks/refresh-pages'

import { createOnce } from '../support/create-once'
import { keepCurrent } from '../support/keep-current'
import { storedBy, type StoredDocument } from '../support/stored-by'
import type { SeedClaim } from './claim'
import { CLAIMS } from './claims'

/** Creates the claims that are new in this release, and updates those that staff have not changed. */
export async function seedClaims(payload: Payload): Promise<void> {
  const stored = await storedBy(payload, 'claims', 'key')
  for (const claim of CLAIMS) await seedClaim(payload, claim, stored.get(claim.key))
}

async function seedClaim(payload: Payload, claim: SeedClaim, stored?: StoredDocument): Promise<void> {
  const text = { payload, source: `claims:${claim.key}`, content: claim }
  const data = { ...claim, _status: 'published' as const }
  const options = { collection: 'claims', data, overrideAccess: true, context: OUTSIDE_SERVER } as const
  if (stored) await keepCurrent({ ...text, stored, update: () => payload.update({ ...options, id: stored.id }) })
  else await createOnce({ ...text, create: () => payload.create(options) })
}
