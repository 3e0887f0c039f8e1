import type { Pool } from 'pg'

import { londonMoment } from '@/lib/delivery/messages/london-moment'
import type { LaidDesign } from '@/lib/domain/design/laid-design'
import { claimFor, claimValues, type KeyedOutcome, type KeyedRequest, outcomeOfKey } from '@/lib/platform/claimed-key'
import { requireRoom } from '@/lib/platform/quotas'

/** `at`: date and time in London, formatted. */
export type DesignVersion = { number: number; at: string; content: LaidDesign }
export type DesignComment = { id: number; name: string; text: string; at: string }

type Dated<Row extends { at: string }> = Omit<Row, 'at'> & { at: Date }

const written = ({ at }: { at: Date }) => ({ at: londonMoment(at) })

/** Further comments on a design are refused, so that its page stays readable. */
const COMMENTS_MAX = 200

/** Versions of a design, newest first. */
export async function designVersions(pool: Pool, id: number): Promise<DesignVersion[]> {
  const { rows } = await pool.query<Dated<DesignVersion>>(
    `select number::int as number, created_at as at, content from shared_design_versions
     where shared_design_id = $1 order by number desc`,
    [id],
  )
  return rows.map((row) => ({ ...row, ...written(row) }))
}

/** Comments on a design, oldest first. */
export async function designComments(pool: Pool, id: number): Promise<DesignComment[]> {
  const { rows } = await pool.query<Dated<DesignComment>>(
    `select id, coalesce(name, '') as name, text, created_at as at from shared_design_comments
     where shared_design_id = $1 order by created_at, id`,
    [id],
  )
  return rows.map((row) => ({ ...row, ...written(row) }))
}

const COMMENT = `with room as (
  select where (select count(*) from shared_design_comments where shared_design_id = $4) < ${COMMENTS_MAX}
), ${claimFor('room')}
insert into shared_design_comments (shared_design_id, name, text) select $4, $5, $6 from claim`

type NewComment = { id: number; name: string; text: string; request: KeyedRequest }

/** Adds a comment to a design, once for each request. Refused if the design has the maximum number of comments. @throws StoreFull */
export async function addComment(pool: Pool, { id, name, text, request }: NewComment): Promise<KeyedOutcome> {
  await requireRoom(pool, 'shared_design_comments')
  const { rowCount } = await pool.query(COMMENT, [...claimValues(request), id, name, text])
  return rowCount === 1 ? 'saved' : outcomeOfKey(pool, request)
}

export async function deleteComment(pool: Pool, { id, comment }: { id: number; comment: number }): Promise<void> {
  await pool.query('delete from shared_design_comments where id = $2 and shared_design_id = $1', [id, comment])
}
