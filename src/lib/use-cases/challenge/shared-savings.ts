import { createHash } from 'node:crypto'

import type { Pool } from 'pg'

import { type DistrictSavings, districtSavings } from '@/lib/domain/challenge/district-savings'
import type { Season } from '@/lib/domain/challenge/season'
import { requireRoom } from '@/lib/platform/quotas'
import type { SharedSaving } from '@/lib/schemas/shared-saving'

/** More than the number of homes that take part in any district. Limits how many rows a request reads. */
const READ_MAX = 5_000

type Shared = Pick<SharedSaving, 'device' | 'district' | 'savedPercent'>

/**
 * Stores a household's saving of a season, replacing what it shared before, and returns the savings of its district.
 * @throws StoreFull
 */
export async function shareSaving(
  pool: Pool,
  { device, district, savedPercent }: Shared,
  { startDate }: Season,
): Promise<DistrictSavings | null> {
  await requireRoom(pool, 'shared_savings')
  await pool.query(
    `insert into shared_savings (device, season, district, saved_percent, shared_at) values ($1, $2, $3, $4, now())
     on conflict (season, device) do update set district = excluded.district, saved_percent = excluded.saved_percent,
       shared_at = now()`,
    [hashOf(device), startDate, district, savedPercent],
  )
  const { rows } = await pool.query<{ percent: number }>(
    `select saved_percent as percent from shared_savings where season = $1 and district = $2
     order by shared_at desc limit ${READ_MAX}`,
    [startDate, district],
  )
  return districtSavings(rows.map(({ percent }) => percent))
}

/** Deletes everything that a household has shared, if anything. */
export async function withdrawSaving(pool: Pool, device: string): Promise<void> {
  await pool.query('delete from shared_savings where device = $1', [hashOf(device)])
}

/** Differs from the hash stored with claims of rewards, so that the two cannot be joined. */
const hashOf = (device: string) => createHash('sha256').update(`saving ${device}`).digest('hex')
