import type { Where } from 'payload'

import { readOutwardCode } from '@/lib/domain/leads/uk-postcode'
import { hasOwnPage } from '@/lib/domain/locations/place'
import { distanceKm } from '@/lib/domain/places/great-circle'
import { positionOf } from '@/lib/domain/places/outward-codes'

import { payloadClient } from './payload-client'

export type FoundPlace = { path: string; name: string; county: string; kind: string }

const FOUND_MAX = 20

/** Places by the first half of a postcode, nearest first, or by the beginning of their name, most important first. */
export async function findPlacesFor(typed: string): Promise<FoundPlace[]> {
  const outward = readOutwardCode(typed)
  const position = outward.ok ? positionOf(outward.code)?.position : undefined
  const docs = outward.ok
    ? (await read({ postcodeDistricts: { contains: outward.code } })).filter(({ postcodeDistricts }) =>
        (postcodeDistricts ?? '').split(' ').includes(outward.code),
      )
    : (await read({ name: { contains: typed } })).filter(({ name }) => matches(name, typed))
  const distance = (place: (typeof docs)[number]) => (position ? distanceKm(position, place) : 0)
  return docs
    .filter(({ kind, tier, path }) => path && hasOwnPage({ kind, tier }))
    .sort((a, b) => rank(a) - rank(b) || distance(a) - distance(b) || (b.population ?? 0) - (a.population ?? 0))
    .slice(0, FOUND_MAX)
    .map(({ path, name, county, kind }) => ({ path: path ?? '', name, county, kind }))
}

/** Towns before suburbs, each by tier. */
const rank = ({ kind, tier }: { kind: string; tier: number }) => (kind === 'suburb' ? 10 : 0) + tier

/** Whether any word of the name begins with what was typed. */
const matches = (name: string, typed: string) => ` ${name}`.toLowerCase().includes(` ${typed.toLowerCase()}`)

async function read(where: Where) {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'places',
    where: { and: [where, { isActive: { equals: true } }] },
    select: {
      path: true,
      name: true,
      county: true,
      kind: true,
      tier: true,
      population: true,
      postcodeDistricts: true,
      latitude: true,
      longitude: true,
    },
    pagination: false,
    depth: 0,
    sort: ['tier', 'path'],
    overrideAccess: false,
  })
  return docs
}
