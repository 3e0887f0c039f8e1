import type { Db } from '@/lib/platform/database'

/** Keeps what a test found in place of what the one before it found. */
export const keepResult = (db: Db, key: string, result: object) =>
  db.query(
    `insert into payload_kv (key, data) values ($1, $2::jsonb || jsonb_build_object('at', now()))
     on conflict (key) do update set data = excluded.data`,
    [key, JSON.stringify(result)],
  )
