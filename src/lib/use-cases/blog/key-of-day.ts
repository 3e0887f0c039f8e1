import { randomBytes } from 'node:crypto'

import type { Pool } from 'pg'

const KEY_BYTES = 32

let cached: { day: string; key: Promise<string> } | null = null

/** Returns the random key of a day, which is shared by all processes and read once by each. */
export function keyOfDay(pool: Pool, day: string): Promise<string> {
  if (cached?.day === day) return cached.key
  const key = readKey(pool, day)
  cached = { day, key }
  key.catch(() => (cached = null)) // the next view tries again
  return key
}

async function readKey(pool: Pool, day: string): Promise<string> {
  const fresh = randomBytes(KEY_BYTES).toString('base64url')
  await pool.query('insert into blog_view_keys (day, key) values ($1, $2) on conflict do nothing', [day, fresh])
  const { rows } = await pool.query<{ key: string }>('select key from blog_view_keys where day = $1', [day])
  if (!rows[0]) throw new Error(`No key for views on ${day}`)
  return rows[0].key
}
