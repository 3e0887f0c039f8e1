import type { Db } from './database'

/** How a request is identified, see `lib/http/idempotency.ts`. */
export type KeyedRequest = { key: string; bodySha256: string; keptHours: number }

/**
 * The part of a statement that claims the key of a request for the row of `source`, if there is one. Everything that the
 * statement writes depends on `claim`, so that a second click or a retry writes nothing. `claimValues` are its first
 * parameters.
 */
export const claimFor = (source: string) => `claim as (
  insert into idempotency_keys as kept (key, body_sha256, reference, expires_at)
  select $1, $2, '', now() + $3::float8 * interval '1 hour' from ${source}
  on conflict (key) do update set body_sha256 = excluded.body_sha256, expires_at = excluded.expires_at
    where kept.expires_at < now()
  returning key
)`

export const claimValues = ({ key, bodySha256, keptHours }: KeyedRequest) => [key, bodySha256, keptHours]

export type KeyedOutcome = 'saved' | 'key-reused' | 'refused'

/** The outcome of a request whose statement wrote nothing: that of an earlier one with its key, otherwise refused. */
export async function outcomeOfKey(db: Db, { key, bodySha256 }: KeyedRequest): Promise<KeyedOutcome> {
  const { rows } = await db.query<{ body: string }>(
    'select body_sha256 as body from idempotency_keys where key = $1 and expires_at >= now()',
    [key],
  )
  if (!rows[0]) return 'refused'
  return rows[0].body === bodySha256 ? 'saved' : 'key-reused'
}
