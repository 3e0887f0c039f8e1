import type { Pool } from 'pg'

import { type KeptSeason, NOTHING_KEPT, withExport } from '@/lib/domain/challenge/kept-season'
import { deleteSavedMails } from '@/lib/integrations/mail/disk-mail'
import { hashOfToken, seasonToken } from '@/lib/platform/enquiry-token'
import { env } from '@/lib/platform/env'
import { requireRoom } from '@/lib/platform/quotas'
import type { SeasonLinkRequest } from '@/lib/schemas/season-link'

/** The season behind a link. Its contents are shown only once the holder of the link has confirmed it. */
export type LinkedSeason = { state: 'unconfirmed' } | { state: 'confirmed'; season: KeptSeason }

type SeasonToKeep = Pick<SeasonLinkRequest, 'email' | 'season'>

/** Stores a season under a new link, which the worker then sends. `reference` is random. @throws StoreFull */
export async function keepSeasonLink(pool: Pool, { email, season }: SeasonToKeep, reference: string): Promise<void> {
  await requireRoom(pool, 'season_links')
  await pool.query(
    `insert into season_links (reference, access_token_sha256, email, season, state, since, attempts)
     values ($1, $2, $3, $4, 'unconfirmed', now(), 0)`,
    [reference, hashOfToken(seasonToken(reference)), email, withExport(NOTHING_KEPT, season)],
  )
}

/** Opens a link and, if it is confirmed, restarts its retention period. Returns null if the link no longer exists. */
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

/**
 * Confirms a link and deletes the email address, also in a saved email; may be repeated. Returns false if the link no
 * longer exists.
 */
export async function confirmSeasonLink(pool: Pool, token: string): Promise<boolean> {
  const { rows } = await pool.query<{ reference: string }>(
    `update season_links set state = 'confirmed', since = now(), email = null where access_token_sha256 = $1
     returning reference`,
    [hashOfToken(token)],
  )
  await deleteMailsOf(rows)
  return rows.length === 1
}

/** Deletes the season behind a link and its saved email, if it still exists. */
export async function eraseSeasonLink(pool: Pool, token: string): Promise<void> {
  const { rows } = await pool.query<{ reference: string }>(
    'delete from season_links where access_token_sha256 = $1 returning reference',
    [hashOfToken(token)],
  )
  await deleteMailsOf(rows)
}

const deleteMailsOf = (rows: readonly { reference: string }[]) =>
  deleteSavedMails({ dataDir: env.dataDir, references: rows.map(({ reference }) => reference) })
