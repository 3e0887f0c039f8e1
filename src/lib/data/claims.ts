import { unstable_cache } from 'next/cache'

import { writtenDate } from '@/lib/domain/text/written-date'
import type { Claim as ClaimDoc } from '@/lib/generated/payload-types'
import { cacheTags } from '@/lib/site/cache-tags'
import { CLAIM_STATUSES, type Claim, type ClaimContext, type Claims, type ClaimStatus } from '@/lib/site/claim'

import { payloadClient } from './payload-client'

/** Every claim's reading for one kind of place. A claim without one is not among them. */
export function getClaims(context: ClaimContext): Promise<Claims> {
  return claimsRead((reading) => reading.contexts.includes(context))
}

/** The readings that staff have released to search engines. */
export function getReleasedClaims(): Promise<Claims> {
  return claimsRead((reading) => reading.contexts.includes('structured-data') && reading.jsonLdAllowed === true)
}

type Reading = ClaimDoc['readings'][number]

async function claimsRead(isMeant: (reading: Reading) => boolean): Promise<Claims> {
  const registry = await getRegistry()
  const claims = registry.flatMap(({ key, readings }) => {
    const reading = readings.find((candidate) => isShown(candidate.status) && isMeant(candidate))
    return reading ? [toClaim(key, reading)] : []
  })
  return Object.fromEntries(claims.map((claim) => [claim.key, claim]))
}

/** Read once for all kinds of places: a page asks for several. */
const getRegistry: () => Promise<ClaimDoc[]> = unstable_cache(readRegistry, ['claims'], { tags: [cacheTags.claims] })

async function readRegistry(): Promise<ClaimDoc[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'claims', pagination: false, depth: 0, overrideAccess: false })
  return docs
}

function isShown(status: ClaimStatus): boolean {
  return CLAIM_STATUSES.some(({ value, shownAs }) => value === status && shownAs !== null)
}

function toClaim(key: string, reading: Reading): Claim {
  return {
    key,
    text: reading.text,
    value: reading.value,
    unit: reading.unit ?? '',
    status: reading.status,
    qualifier: reading.qualifier ?? '',
    evidence: reading.evidence ?? '',
    checkedOn: reading.reviewedAt ? writtenDate(reading.reviewedAt) : null,
  }
}
