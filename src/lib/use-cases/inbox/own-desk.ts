import type { Pool } from 'pg'

const SEE = `update staff_notices set seen_at = now() where user_id = $1 and id = any($2::int[]) and seen_at is null`

/** Marks notices of a colleague as seen; those of others stay. */
export async function seeNotices(pool: Pool, { userId, ids }: { userId: number; ids: readonly number[] }) {
  await pool.query(SEE, [userId, ids])
}

const SET_AWAY = `update users set desk_is_away = $2, desk_away_until = null, updated_at = now() where id = $1`

/** A colleague says that they are away, until they say that they are back. */
export async function setAway(pool: Pool, { userId, isAway }: { userId: number; isAway: boolean }) {
  await pool.query(SET_AWAY, [userId, isAway])
}
