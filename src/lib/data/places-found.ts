import { readOutwardCode } from '@/lib/domain/leads/uk-postcode'
import { positionOf } from '@/lib/domain/places/outward-codes'
import { HAS_LOCATION_PAGE } from '@/lib/page-inventory/has-location-page'
import { poolOf } from '@/lib/platform/database'

import { payloadClient } from './payload-client'

export type FoundPlace = { path: string; name: string; county: string; kind: string }

/**
 * $1: an outward code, or null to search for $2, a pattern. $3, $4: the position of the outward code, if known. Towns
 * before suburbs, each by tier, then by distance (haversine, which is enough to compare).
 */
const FOUND = `
  select path, name, county, kind from places
  where ${HAS_LOCATION_PAGE} and path <> ''
    and case when $1::text is null then ' ' || name ilike $2 else $1 = any(string_to_array(postcode_districts, ' ')) end
  order by kind = 'suburb', tier,
    power(sind((latitude - $3::float8) / 2), 2)
      + cosd($3) * cosd(latitude) * power(sind((longitude - $4::float8) / 2), 2),
    population desc nulls last, path
  limit 20`

/** Places by the first half of a postcode, nearest first, or by the beginning of their name, most important first. */
export async function findPlacesFor(typed: string): Promise<FoundPlace[]> {
  const outward = readOutwardCode(typed)
  const position = outward.ok ? positionOf(outward.code)?.position : undefined
  const { rows } = await poolOf(await payloadClient()).query<FoundPlace>(FOUND, [
    outward.ok ? outward.code : null,
    wordPattern(typed),
    position?.latitude ?? null,
    position?.longitude ?? null,
  ])
  return rows
}

/** For ` name`: any of its words begins with what was typed. */
const wordPattern = (typed: string) => `% ${typed.replaceAll(/[\\%_]/g, '\\$&')}%`
