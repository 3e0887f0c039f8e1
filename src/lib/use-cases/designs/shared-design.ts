import type { Pool } from 'pg'

import { type LaidDesign, withLaidPanels } from '@/lib/domain/design/laid-design'
import { deleteSavedMails } from '@/lib/integrations/mail/disk-mail'
import { type DesignRight, designToken, hashOfToken } from '@/lib/platform/enquiry-token'
import { env } from '@/lib/platform/env'
import { requireRoom } from '@/lib/platform/quotas'

/** Secret tokens in the links to a design. */
export type DesignTokens = Record<DesignRight, string>

export type SharedDesign = {
  id: number
  right: DesignRight
  reference: string
  renewed: number
  version: number
  content: LaidDesign
}

/** Number of versions kept of each design. */
const VERSIONS_MAX = 20

export const tokensOf = ({ reference, renewed }: { reference: string; renewed: number }): DesignTokens => ({
  view: designToken({ reference, right: 'view', renewed }),
  comment: designToken({ reference, right: 'comment', renewed }),
  edit: designToken({ reference, right: 'edit', renewed }),
})

const countsOf = ({ design, laid }: LaidDesign) => {
  const { rooms } = withLaidPanels(design, laid)
  return [rooms.length, rooms.reduce((sum, { panels }) => sum + (panels?.length ?? 0), 0)]
}

/** Stores a design under unguessable links. `reference` is random. @throws StoreFull */
export async function shareDesign(
  pool: Pool,
  { reference, content }: { reference: string; content: LaidDesign },
): Promise<DesignTokens> {
  await requireRoom(pool, 'shared_designs', 'shared_design_versions')
  const tokens = tokensOf({ reference, renewed: 0 })
  await pool.query(
    `with kept as (
       insert into shared_designs (reference, version, rooms, panels, view_hash, comment_hash, edit_hash, last_used_at)
       values ($1, 1, $2, $3, $4, $5, $6, now()) returning id
     )
     insert into shared_design_versions (shared_design_id, number, content) select id, 1, $7::jsonb from kept`,
    [
      reference,
      ...countsOf(content),
      hashOfToken(tokens.view),
      hashOfToken(tokens.comment),
      hashOfToken(tokens.edit),
      JSON.stringify(content),
    ],
  )
  return tokens
}

// Reading counts as use, recorded at most once a day.
const FIND = `with found as (
  select *, case $1 when edit_hash then 'edit' when comment_hash then 'comment' else 'view' end as right_given
  from shared_designs where $1 in (view_hash, comment_hash, edit_hash)
), used as (
  update shared_designs set last_used_at = now()
  where id in (select id from found) and last_used_at < now() - interval '1 day'
)
select f.id, f.reference, f.links_renewed::int as renewed, f.version::int as version, f.right_given as "right", v.content
from found f join shared_design_versions v on v.shared_design_id = f.id and v.number = f.version`

/** Returns the design that a link opens, or null if the link is not, or no longer, valid. */
export async function findSharedDesign(pool: Pool, token: string): Promise<SharedDesign | null> {
  const { rows } = await pool.query<SharedDesign>(FIND, [hashOfToken(token)])
  return rows[0] ?? null
}

const SAVE = `with moved as (
  update shared_designs set version = version + 1, rooms = $3, panels = $4, last_used_at = now(), updated_at = now()
  where edit_hash = $1 and version = $2 returning id, version
), kept as (
  insert into shared_design_versions (shared_design_id, number, content) select id, version, $5::jsonb from moved
), old as (
  delete from shared_design_versions v using moved
  where v.shared_design_id = moved.id and v.number <= moved.version - ${VERSIONS_MAX}
)
select version::int as version from moved`

type Saved = { ok: true; version: number } | { ok: false; newest: number | null }

type Saving = { token: string; version: number; content: LaidDesign }

/**
 * Saves the next version. Refused if another version has been saved since `version`: `newest` is then its number, or
 * null if the link does not allow editing.
 * @throws StoreFull
 */
export async function saveSharedDesign(pool: Pool, { token, version, content }: Saving): Promise<Saved> {
  await requireRoom(pool, 'shared_design_versions')
  const hash = hashOfToken(token)
  const { rows } = await pool.query<{ version: number }>(SAVE, [
    hash,
    version,
    ...countsOf(content),
    JSON.stringify(content),
  ])
  const [saved] = rows
  if (saved) return { ok: true, version: saved.version }
  const current = await pool.query<{ version: number }>(
    'select version::int as version from shared_designs where edit_hash = $1',
    [hash],
  )
  return { ok: false, newest: current.rows[0]?.version ?? null }
}

/** Replaces the links for viewing and commenting; the old ones stop working. */
export async function renewLinks(pool: Pool, { id, reference, renewed }: SharedDesign): Promise<void> {
  const tokens = tokensOf({ reference, renewed: renewed + 1 })
  await pool.query(
    `update shared_designs set links_renewed = $2, view_hash = $3, comment_hash = $4, updated_at = now()
     where id = $1 and links_renewed = $2 - 1`,
    [id, renewed + 1, hashOfToken(tokens.view), hashOfToken(tokens.comment)],
  )
}

/** Said once the links have been asked for by email. */
export const LINKS_SENT = 'We are sending the links. Please check your inbox.'

/**
 * Has the links of a design sent to an address, by a worker. `token` must allow editing: nobody else has all the links.
 * Returns false if it does not.
 */
export async function mailDesignLinks(
  pool: Pool,
  { token, email }: { token: string; email: string },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update shared_designs set mail_to = $2, mail_since = now(), mail_attempts = 0, mail_next_at = null
     where edit_hash = $1`,
    [hashOfToken(token), email],
  )
  return rowCount === 1
}

/** Deletes a design with its versions, comments and saved emails. */
export async function deleteSharedDesign(pool: Pool, id: number): Promise<void> {
  const { rows } = await pool.query<{ reference: string }>(
    `with versions as (delete from shared_design_versions where shared_design_id = $1),
       comments as (delete from shared_design_comments where shared_design_id = $1)
     delete from shared_designs where id = $1 returning reference`,
    [id],
  )
  await deleteSavedMails({ dataDir: env.dataDir, references: rows.map(({ reference }) => reference) })
}
