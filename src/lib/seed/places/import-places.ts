import type { Payload } from 'payload'

import { londonTime } from '@/lib/domain/calendar/london-time'
import type { Place } from '@/lib/domain/locations/place'
import { now } from '@/lib/platform/clock'
import { type Db, poolOf } from '@/lib/platform/database'
import { inTransaction } from '@/lib/platform/transaction'

import { countryRows, countyRows, type PlaceRow, placeRow, readDataset } from './dataset'
import { scorePlaces } from './score-places'

const ROWS_A_STATEMENT = 1_000

/** Columns from the dataset, which staff may change, and columns that only the import writes. */
const COLUMNS = {
  slug: 'text',
  name: 'text',
  local_name: 'text',
  kind: 'enum_places_kind',
  county: 'text',
  nation: 'text',
  region: 'text',
  latitude: 'numeric',
  longitude: 'numeric',
  population: 'numeric',
  postcode_areas: 'text',
  postcode_districts: 'text',
  local_authority: 'text',
  electricity_region: 'text',
  other_regions: 'text',
  degree_days: 'numeric',
  tier: 'numeric',
  neighbours: 'text',
  angles: 'text',
  similarity: 'numeric',
  is_indexable: 'boolean',
  indexing_reason: 'text',
  indexable_topics: 'text',
} as const

const NAMES = Object.keys(COLUMNS)
const listed = (write: (name: string) => string) => NAMES.map(write).join(', ')

const UPSERT = `
  insert into places (path, ${listed((name) => name)}, is_active, indexing, is_edited, updated_at, created_at)
  select path, ${listed((name) => (name === 'is_indexable' ? 'coalesce(is_indexable, false)' : name))}, true, 'automatic', false, now(), now()
  from jsonb_to_recordset($1::jsonb) as new (path text, ${Object.entries(COLUMNS)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')})
  on conflict (path) do update set ${listed((name) => `${name} = excluded.${name}`)}, updated_at = now()
  where not coalesce(places.is_edited, false)
    and (${listed((name) => `places.${name}`)}) is distinct from (${listed((name) => `excluded.${name}`)})`

const SET_PARENTS = `
  update places p set parent_id = parent.id
  from jsonb_to_recordset($1::jsonb) as new (path text, parent_path text)
  join places parent on parent.path = new.parent_path
  where p.path = new.path and p.parent_id is distinct from parent.id and not coalesce(p.is_edited, false)`

export type ImportOptions = {
  dataset?: readonly Place[]
  onProgress?: (done: number, total: number) => void
  /** Further changes in the same transaction. */
  andThen?: (db: Db) => Promise<void>
}

/**
 * Writes the dataset to the places that staff have not changed, all of it or, if interrupted, none. Running it again
 * changes nothing; `dataset` is another one in tests.
 */
export async function importPlaces(
  payload: Payload,
  { dataset = readDataset(), onProgress = () => undefined, andThen = async () => undefined }: ImportOptions = {},
): Promise<{ written: number; total: number }> {
  const scores = scorePlaces(dataset, londonTime(now()).date)
  const rows = [
    ...countryRows(dataset),
    ...countyRows(dataset),
    ...dataset.map((place) => ({ ...placeRow(place), ...scores.get(place.path) })),
  ]
  const written = await inTransaction(poolOf(payload), async (db) => {
    let count = 0
    for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
      count += await upsert(db, rows.slice(start, start + ROWS_A_STATEMENT))
      onProgress(Math.min(rows.length, start + ROWS_A_STATEMENT), rows.length)
    }
    await db.query(SET_PARENTS, [JSON.stringify(rows.map(({ path, parent_path }) => ({ path, parent_path })))])
    await andThen(db)
    return count
  })
  return { written, total: rows.length }
}

async function upsert(db: Db, rows: readonly PlaceRow[]): Promise<number> {
  const { rowCount } = await db.query(UPSERT, [JSON.stringify(rows)])
  return rowCount ?? 0
}
