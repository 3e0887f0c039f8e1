import { createHash } from 'node:crypto'

import type { Pool, PoolClient } from 'pg'

import { londonTime } from '@/lib/domain/calendar/london-time'
import { pointsAt } from '@/lib/domain/challenge/reward'
import type { ChallengeRules } from '@/lib/domain/challenge/rules'
import { latestSeason } from '@/lib/domain/challenge/season'
import type { Db } from '@/lib/platform/database'
import { requireRoom } from '@/lib/platform/quotas'
import { inTransaction } from '@/lib/platform/transaction'
import type { RewardClaim } from '@/lib/schemas/reward-claim'

export type Claimed =
  | { kind: 'claimed' | 'already'; code: string; expiresAt: Date }
  | { kind: 'too-few-points'; missing: number }
  | { kind: 'gone' }

type Offer = { points: number; code: string; validDays: number; title: string; value: string; description: string }

/** Open offers. Dates are London dates, and an offer is open to the end of its last day. */
const OPEN = `select points::int as points, code, valid_days::int as "validDays", title, value, description
  from reward_offers where id = $1 and is_active and (ends_on at time zone 'Europe/London')::date >= $2::date`

type Given = { now: Date; rules: ChallengeRules }

/**
 * Gives a device a reward, once, if the challenges it has marked in this winter, or between two winters in the last
 * one, are worth enough points. Concurrent claims get the same result. A claimed reward stays claimed, even if the
 * rules, the points or the offer change later. The device is stored as a hash.
 * @throws StoreFull
 */
export async function claimReward(
  pool: Pool,
  { offer: id, device, events }: RewardClaim,
  { now, rules }: Given,
): Promise<Claimed> {
  const userId = hashOf(device)
  const kept = await claimedBefore(pool, { id, userId })
  if (kept) return kept
  const today = londonTime(now).date
  const { rows } = await pool.query<Offer>(OPEN, [id, today])
  const [offer] = rows
  if (!offer) return { kind: 'gone' }
  const points = pointsAt({ events, season: latestSeason(today), now: now.toISOString(), rules })
  if (points < offer.points) return { kind: 'too-few-points', missing: offer.points - points }
  await requireRoom(pool, 'user_profiles')
  return inTransaction(
    pool,
    (client) => claimOnce(client, { id, offer, points, now, userId }),
    ({ kind }) => kind !== 'gone',
  )
}

const hashOf = (device: string) => createHash('sha256').update(device).digest('hex')

type Claim = { id: number; offer: Offer; points: number; now: Date; userId: string }

/** A concurrent claim by the same device waits for the lock on the profile row, and then finds the reward. */
async function claimOnce(client: PoolClient, { id, offer, points, now, userId }: Claim): Promise<Claimed> {
  const profile = await client.query<{ id: number }>(
    `insert into user_profiles (user_id, total_points, updated_at, created_at) values ($1, $2, $3, $3)
     on conflict (user_id) do update set total_points = excluded.total_points, updated_at = excluded.updated_at
     returning id`,
    [userId, points, now],
  )
  const profileId = profile.rows[0]?.id
  const added = await client.query<{ expiresAt: Date }>(
    `insert into rewards (profile_id, offer_id, reward_type, title, description, value, claimed, expires_at, updated_at, created_at)
     values ($1, $2, 'offer', $3, $4, $5, true, $6::timestamptz + $7 * interval '1 day', $6, $6)
     on conflict (profile_id, offer_id) do nothing returning expires_at as "expiresAt"`,
    [profileId, id, offer.title, offer.description, offer.value, now, offer.validDays],
  )
  const [fresh] = added.rows
  if (fresh) {
    const { rowCount } = await client.query(
      'update reward_offers set claimed = coalesce(claimed, 0) + 1 where id = $1 and coalesce(claimed, 0) < claims_max',
      [id],
    )
    return rowCount === 1 ? { kind: 'claimed', code: offer.code, expiresAt: fresh.expiresAt } : { kind: 'gone' }
  }
  return (await claimedBefore(client, { id, userId })) ?? { kind: 'gone' }
}

async function claimedBefore(db: Db, { id, userId }: { id: number; userId: string }): Promise<Claimed | null> {
  const { rows } = await db.query<{ code: string; expiresAt: Date }>(
    `select o.code, r.expires_at as "expiresAt" from rewards r
     join user_profiles p on p.id = r.profile_id join reward_offers o on o.id = r.offer_id
     where p.user_id = $1 and r.offer_id = $2`,
    [userId, id],
  )
  const [kept] = rows
  return kept ? { kind: 'already', ...kept } : null
}
