import type { Claim, ClaimContext, Claims, Readings } from '@/lib/content/claim'
import { withPrices } from '@/lib/content/price-list'
import { londonTime } from '@/lib/domain/calendar/london-time'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import {
  type ClaimMode,
  effectiveReadings,
  effectiveWording,
  hasLapsed,
  type Wording,
} from '@/lib/domain/claims/effective-wording'
import type { Claim as ClaimDoc } from '@/lib/generated/payload-types'
import { now } from '@/lib/platform/clock'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'
import { getPriceList } from './price-list'

/**
 * The wording of every claim in one context. A claim without wording there is left out. `tried`: a mode that staff
 * have not saved yet.
 */
export async function getClaims(context: ClaimContext, tried?: ClaimMode): Promise<Claims> {
  const [{ docs, mode: saved, today }, list] = await Promise.all([getRegistryToday(), getPriceList()])
  const mode = tried ?? saved
  const wordingOf = (readings: Reading[]) => effectiveWording({ readings, context, mode, today })
  return withPrices({ claims: claimsOf({ docs, today, wordingOf }), list })
}

/**
 * Our promise of a response time as notices word it; empty if they may not make it. Cached apart, because reading the
 * whole registry takes as long as saving an enquiry.
 */
export async function getResponsePromise(): Promise<string> {
  const { readings, mode } = await getPromiseReadings()
  const wording = effectiveWording({ readings, context: 'toast', mode, today: londonTime(now()).date })
  if (!wording) return ''
  return wording.kind === 'reading' ? wording.reading.text : wording.text
}

const getPromiseReadings = cachedRead(CACHE_MANIFEST.responsePromise, async () => {
  const { docs, mode } = await getRegistry()
  return { readings: docs.find(({ key }) => key === 'response.time')?.readings ?? [], mode }
})

/** Maps the id of each claim, which texts refer to, to its key. */
export async function getClaimKeys(): Promise<ReadonlyMap<number, string>> {
  const { docs } = await getRegistry()
  return new Map(docs.map(({ id, key }) => [id, key]))
}

/** All effective readings of every claim, for texts that show them side by side. */
export async function getReadings(): Promise<Readings> {
  const { docs, mode, today } = await getRegistryToday()
  return Object.fromEntries(
    docs.map(({ key, readings }) => [
      key,
      effectiveReadings({ readings, mode, today }).map((wording) => toClaim({ key, wording, today })),
    ]),
  )
}

/** Approved readings only, whichever mode the pages use: a search result has no room for a note. */
export async function getApprovedClaims(context: ClaimContext): Promise<Claims> {
  const { docs, today } = await getRegistryToday()
  return claimsOf({ docs, today, wordingOf: (readings) => approvedWording({ readings, context, today }) })
}

/**
 * The approved readings that staff have released to search engines, whichever mode the pages use: structured data has
 * no room for a note.
 */
export async function getReleasedClaims(): Promise<Claims> {
  const { docs, today } = await getRegistryToday()
  return claimsOf({
    docs,
    today,
    wordingOf: (readings) => {
      const wording = approvedWording({ readings, context: 'structured-data', today })
      return wording?.reading.jsonLdAllowed ? wording : null
    },
  })
}

type Reading = ClaimDoc['readings'][number]
type Approved = { readings: Reading[]; context: ClaimContext; today: string }

function approvedWording(criteria: Approved) {
  const wording = effectiveWording({ ...criteria, mode: 'strict' })
  return wording?.kind === 'reading' ? wording : null
}

type Registry = { docs: ClaimDoc[]; mode: ClaimMode }

/**
 * Read once for all contexts, because a page needs several. Cached without the date, so that evidence expires on time.
 */
const getRegistry = cachedRead(CACHE_MANIFEST.claims, readRegistry)

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
