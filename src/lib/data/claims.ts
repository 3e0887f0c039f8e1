import { unstable_cache } from 'next/cache'

import {
  hasLapsed,
  standingReadings,
  standingWording,
  type ClaimMode,
  type Wording,
} from '@/lib/domain/claims/standing-wording'
import { londonTime } from '@/lib/domain/service-level/london-time'
import { writtenDate } from '@/lib/domain/text/written-date'
import type { Claim as ClaimDoc } from '@/lib/generated/payload-types'
import { now } from '@/lib/platform/clock'
import { cacheTags } from '@/lib/site/cache-tags'
import type { Claim, ClaimContext, Claims, Readings } from '@/lib/site/claim'

import { HOUR_SECONDS } from './numbers'
import { payloadClient } from './payload-client'

/** What every claim says in one kind of place. A claim that says nothing there is not among them. */
export async function getClaims(context: ClaimContext): Promise<Claims> {
  const { docs, mode, today } = await getRegistryToday()
  return claimsOf({ docs, today, wordingOf: (readings) => standingWording({ readings, context, mode, today }) })
}

/** Everything that every claim says anywhere, for texts that set its readings side by side. */
export async function getReadings(): Promise<Readings> {
  const { docs, mode, today } = await getRegistryToday()
  return Object.fromEntries(
    docs.map(({ key, readings }) => [
      key,
      standingReadings({ readings, mode, today }).map((wording) => toClaim({ key, wording, today })),
    ]),
  )
}

/** The approved readings that staff have released to search engines, however the pages show claims: data has no room for a note. */
export async function getReleasedClaims(): Promise<Claims> {
  const { docs, today } = await getRegistryToday()
  return claimsOf({
    docs,
    today,
    wordingOf: (readings) => {
      const wording = standingWording({ readings, context: 'structured-data', mode: 'strict', today })
      return wording?.kind === 'reading' && wording.reading.jsonLdAllowed ? wording : null
    },
  })
}

type Reading = ClaimDoc['readings'][number]
type Registry = { docs: ClaimDoc[]; mode: ClaimMode }

/** Read once for all kinds of places: a page asks for several. The day is not kept with it, and pages are made again each hour: proofs run out by themselves. */
const getRegistry: () => Promise<Registry> = unstable_cache(readRegistry, ['claims'], {
  tags: [cacheTags.claims],
  revalidate: HOUR_SECONDS,
})

async function readRegistry(): Promise<Registry> {
  const payload = await payloadClient()
  const [{ docs }, { mode }] = await Promise.all([
    payload.find({ collection: 'claims', pagination: false, depth: 0, overrideAccess: false }),
    payload.findGlobal({ slug: 'claim-settings', depth: 0, overrideAccess: false }),
  ])
  return { docs, mode }
}

async function getRegistryToday(): Promise<Registry & { today: string }> {
  return { ...(await getRegistry()), today: londonTime(now()).date }
}

type Worded = { docs: ClaimDoc[]; today: string; wordingOf: (readings: Reading[]) => Wording<Reading> | null }

function claimsOf({ docs, today, wordingOf }: Worded): Claims {
  const claims = docs.flatMap(({ key, readings }) => {
    const wording = wordingOf(readings)
    return wording ? [toClaim({ key, wording, today })] : []
  })
  return Object.fromEntries(claims.map((claim) => [claim.key, claim]))
}

function toClaim({ key, wording, today }: { key: string; wording: Wording<Reading>; today: string }): Claim {
  if (wording.kind === 'replacement') return { kind: 'replacement', key, text: wording.text }
  const { text, value, unit, status, qualifier, evidence, reviewedAt } = wording.reading
  return {
    kind: 'reading',
    key,
    text,
    value,
    unit: unit ?? '',
    status: hasLapsed(wording.reading, today) ? 'unverified' : status,
    qualifier: qualifier ?? '',
    evidence: evidence ?? '',
    checkedOn: reviewedAt ? writtenDate(reviewedAt) : null,
  }
}
