import type { Pool } from 'pg'

import { londonMoment } from '@/lib/delivery/messages/london-moment'
import type { LaidDesign } from '@/lib/domain/design/laid-design'
import { claimFor, claimValues, type KeyedOutcome, type KeyedRequest, outcomeOfKey } from '@/lib/platform/claimed-key'
import { requireRoom } from '@/lib/platform/quotas'

/** `at`: date and time in London, formatted. */
/** `note`: what the sales desk has corrected; null in the versions of visitors. */
export type DesignVersion = { number: number; at: string; note: string | null; content: LaidDesign }
/** `place`: where on the plan it is about; null if it is about all of it. */
export type DesignComment = { id: number; name: string; text: string; at: string; place: CommentPlace | null }
type CommentPlace = { storey: number; xMm: number; yMm: number }

type Dated<Row extends { at: string }> = Omit<Row, 'at'> & { at: Date }

const written = ({ at }: { at: Date }) => ({ at: londonMoment(at) })

/** Further comments on a design are refused, so that its page stays readable. */
const COMMENTS_MAX = 200

/** Versions of a design, newest first. */
export async function designVersions(pool: Pool, id: number): Promise<DesignVersion[]> {
  const { rows } = await pool.query<Dated<DesignVersion>>(
    `select number::int as number, created_at as at, note, content from shared_design_versions
     where shared_design_id = $1 order by number desc`,
    [id],
  )
  return rows.map((row) => ({ ...row, ...written(row) }))
}

/** Comments on a design, oldest first. */
export async function designComments(pool: Pool, id: number): Promise<DesignComment[]> {
  const { rows } = await pool.query<Dated<Omit<DesignComment, 'place'>> & Record<keyof CommentPlace, number | null>>(
    `select id, coalesce(name, '') as name, text, created_at as at, storey::int as storey, x_mm::int as "xMm",
       y_mm::int as "yMm" from shared_design_comments
     where shared_design_id = $1 order by created_at, id`,
    [id],
  )
  return rows.map(({ storey, xMm, yMm, ...row }) => ({
    ...row,
    ...written(row),
    place: storey === null || xMm === null || yMm === null ? null : { storey, xMm, yMm },
  }))
}

const COMMENT = `with room as (
  select where (select count(*) from shared_design_comments where shared_design_id = $4) < ${COMMENTS_MAX}
), ${claimFor('room')}
insert into shared_design_comments (shared_design_id, name, text, storey, x_mm, y_mm)
select $4, $5, $6, $7::int, $8::int, $9::int from claim`

type NewComment = {
  id: number
  name: string
  text: string
  place?: CommentPlace | undefined
  request: KeyedRequest
}

/** Adds a comment to a design, once for each request. Refused if the design has the maximum number of comments. @throws StoreFull */
export async function addComment(pool: Pool, { id, name, text, place, request }: NewComment): Promise<KeyedOutcome> {
  await requireRoom(pool, 'shared_design_comments')
  const { rowCount } = await pool.query(COMMENT, [
    ...claimValues(request),
    id,
    name,
    text,
    place?.storey ?? null,
    place?.xMm ?? null,
    place?.yMm ?? null,
  ])
  return rowCount === 1 ? 'saved' : outcomeOfKey(pool, request)
}

export async function deleteComment(pool: Pool, { id, comment }: { id: number; comment: number }): Promise<void> {
  await pool.query('delete from shared_design_comments where id = $2 and shared_design_id = $1', [id, comment])
}
