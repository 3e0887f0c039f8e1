import { randomBytes } from 'node:crypto'

import type { Pool } from 'pg'

const KEY_BYTES = 32

let known: { day: string; key: Promise<string> } | null = null

/** The random key of a day, shared by all processes and read once by each. */
export function keyOfDay(pool: Pool, day: string): Promise<string> {
  if (known?.day === day) return known.key
  const key = readKey(pool, day)
  known = { day, key }
  key.catch(() => (known = null)) // the next view tries again
  return key
}

async function readKey(pool: Pool, day: string): Promise<string> {
  const fresh = randomBytes(KEY_BYTES).toString('base64url')
  await pool.query('insert into blog_view_keys (day, key) values ($1, $2) on conflict do nothing', [day, fresh])
  const { rows } = await pool.query<{ key: string }>('select key from blog_view_keys where day = $1', [day])
  if (!rows[0]) throw new Error(`No key for views on ${day}`)
  return rows[0].key
}
