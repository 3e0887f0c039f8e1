import { unstable_cache } from 'next/cache'

import { standingReadings, standingWording, type ClaimMode, type Wording } from '@/lib/domain/claims/standing-wording'
import { writtenDate } from '@/lib/domain/text/written-date'
import type { Claim as ClaimDoc } from '@/lib/generated/payload-types'
import { cacheTags } from '@/lib/site/cache-tags'
import type { Claim, ClaimContext, Claims, Readings } from '@/lib/site/claim'

import { payloadClient } from './payload-client'

/** What every claim says in one kind of place. A claim that says nothing there is not among them. */
export async function getClaims(context: ClaimContext): Promise<Claims> {
  const { docs, mode } = await getRegistry()
  return claimsOf(docs, ({ readings }) => standingWording({ readings, context, mode }))
}

/** Everything that every claim says anywhere, for texts that set its readings side by side. */
export async function getReadings(): Promise<Readings> {
  const { docs, mode } = await getRegistry()
  return Object.fromEntries(docs.map(({ key, readings }) => [key, standingReadings({ readings, mode }).map((wording) => toClaim(key, wording))]))
}

/** The readings that staff have released to search engines; with approved claims alone, the approved ones among them. */
export async function getReleasedClaims(): Promise<Claims> {
  const { docs, mode } = await getRegistry()
  return claimsOf(docs, ({ readings }) => {
    const wording = standingWording({ readings, context: 'structured-data', mode })
    return wording?.kind === 'reading' && wording.reading.jsonLdAllowed ? wording : null
  })
}

type Reading = ClaimDoc['readings'][number]
type Registry = { docs: ClaimDoc[]; mode: ClaimMode }

/** Read once for all kinds of places: a page asks for several. */
const getRegistry: () => Promise<Registry> = unstable_cache(readRegistry, ['claims'], { tags: [cacheTags.claims] })

async function readRegistry(): Promise<Registry> {
  const payload = await payloadClient()
  const [{ docs }, { mode }] = await Promise.all([
    payload.find({ collection: 'claims', pagination: false, depth: 0, overrideAccess: false }),
    payload.findGlobal({ slug: 'claim-settings', depth: 0, overrideAccess: false }),
  ])
  return { docs, mode }
}

function claimsOf(docs: ClaimDoc[], wordingOf: (doc: ClaimDoc) => Wording<Reading> | null): Claims {
  const claims = docs.flatMap((doc) => {
    const wording = wordingOf(doc)
    return wording ? [toClaim(doc.key, wording)] : []
  })
  return Object.fromEntries(claims.map((claim) => [claim.key, claim]))
}

function toClaim(key: string, wording: Wording<Reading>): Claim {
  if (wording.kind === 'replacement') return { kind: 'replacement', key, text: wording.text }
  const { text, value, unit, status, qualifier, evidence, reviewedAt } = wording.reading
  return {
    kind: 'reading',
    key,
    text,
    value,
    unit: unit ?? '',
    status,
    qualifier: qualifier ?? '',
    evidence: evidence ?? '',
    checkedOn: reviewedAt ? writtenDate(reviewedAt) : null,
  }
}
