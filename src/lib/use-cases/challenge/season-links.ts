import type { Pool } from 'pg'

import { type KeptSeason, NOTHING_KEPT, withExport } from '@/lib/domain/challenge/kept-season'
import { hashOfToken, seasonToken } from '@/lib/platform/enquiry-token'
import type { SeasonLinkRequest } from '@/lib/schemas/season-link'

/** A winter behind a link. Its contents are shown only after the holder of the link has confirmed it. */
export type LinkedSeason = { state: 'unconfirmed' } | { state: 'confirmed'; season: KeptSeason }

type Asked = Pick<SeasonLinkRequest, 'email' | 'season'>

/** Keeps a winter under a new link, which the worker then sends. `reference` is random. */
export async function keepSeasonLink(pool: Pool, { email, season }: Asked, reference: string): Promise<void> {
  await pool.query(
    `insert into season_links (reference, access_token_sha256, email, season, state, since, attempts)
     values ($1, $2, $3, $4, 'unconfirmed', now(), 0)`,
    [reference, hashOfToken(seasonToken(reference)), email, withExport(NOTHING_KEPT, season)],
  )
}

/** What a link opens, which renews its period once it is confirmed; null if it is gone. */
export async function openSeasonLink(pool: Pool, token: string): Promise<LinkedSeason | null> {
  const { rows } = await pool.query<{ state: LinkedSeason['state']; season: KeptSeason }>(
    `update season_links set since = case state when 'confirmed' then now() else since end
     where access_token_sha256 = $1 returning state, season`,
    [hashOfToken(token)],
  )
  const [found] = rows
  if (!found) return null
  return found.state === 'confirmed' ? { state: 'confirmed', season: found.season } : { state: 'unconfirmed' }
}

/** Confirms a link, as often as asked; false if it is gone. */
export async function confirmSeasonLink(pool: Pool, token: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update season_links set state = 'confirmed', since = now(), email = null where access_token_sha256 = $1`,
    [hashOfToken(token)],
  )
  return rowCount === 1
}

/** Deletes the winter of a link, whether or not it is still there. */
export async function eraseSeasonLink(pool: Pool, token: string): Promise<void> {
  await pool.query('delete from season_links where access_token_sha256 = $1', [hashOfToken(token)])
}
