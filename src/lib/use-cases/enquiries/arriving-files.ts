import { createHash } from 'node:crypto'

import type { Pool, PoolClient } from 'pg'

import type { ArrivingFile, Enquiry } from '@/lib/content/enquiry'
import { filesMax } from '@/lib/domain/leads/photos'
import { nameOf } from '@/lib/integrations/files/sort-files'
import { requireRoom } from '@/lib/platform/quotas'
import { inTransaction } from '@/lib/platform/transaction'
import type { FilePiece } from '@/lib/schemas/file-piece'

import { addFiles, FILES_OF_LEAD, lockLead } from './add-files'
import { sortEnquiryFiles } from './sort-files'

type Stored = { id: number; received: number; isKept: boolean }

const COLUMNS = 'id, received, is_kept as "isKept"'

const FIND = `select ${COLUMNS} from arriving_files where lead_id = $1 and sha256 = $2 and bytes = $3`

// An abandoned upload must not count against a file that is being sent.
const MAKE_ROOM = `delete from arriving_files where ${FILES_OF_LEAD} >= $2 and id = (
  select id from arriving_files where lead_id = $1 and not is_kept and touched_at < now() - interval '1 hour'
  order by touched_at limit 1
)`

const BEGIN = `insert into arriving_files (lead_id, sha256, bytes, name)
select $1, $2, $3, $4 where ${FILES_OF_LEAD} < $5 returning ${COLUMNS}`

const ADD_PIECE = `with added as (insert into file_pieces (file_id, at, piece) values ($1, $2, $3))
update arriving_files set received = received + length($3), touched_at = now() where id = $1 returning ${COLUMNS}`

/**
 * Stores a piece if it is the next one of its file, and returns what has arrived so far. Any process may receive any
 * piece. Returns null if the enquiry has too many files or is closed.
 * @throws StoreFull
 */
export async function receivePiece(pool: Pool, enquiry: Enquiry, piece: FilePiece): Promise<Stored | null> {
  const content = Buffer.from(await piece.piece.arrayBuffer())
  return inTransaction(pool, async (client) => {
    if (!(await lockLead(client, enquiry.id))) return null
    const stored = (await find(client, enquiry, piece)) ?? (await begin(client, enquiry, piece))
    if (!stored || stored.isKept || content.length === 0 || stored.received !== piece.offset) return stored
    const { rows } = await client.query<Stored>(ADD_PIECE, [stored.id, piece.offset, content])
    return rows[0] ?? null
  })
}

async function find(client: PoolClient, { id }: Enquiry, { sha256, bytes }: FilePiece): Promise<Stored | null> {
  const { rows } = await client.query<Stored>(FIND, [id, sha256, bytes])
  return rows[0] ?? null
}

async function begin(client: PoolClient, enquiry: Enquiry, { sha256, bytes, name }: FilePiece): Promise<Stored | null> {
  await requireRoom(client, 'arriving_files')
  const max = filesMax(enquiry.kind)
  await client.query(MAKE_ROOM, [enquiry.id, max])
  const { rows } = await client.query<Stored>(BEGIN, [enquiry.id, sha256, bytes, nameOf({ name }), max])
  return rows[0] ?? null
}

type Finishing = { enquiry: Enquiry; id: number; file: Pick<FilePiece, 'name' | 'sha256'>; at: Date }

// A process that has taken longer has ended.
const CLAIM = `update arriving_files set finishing_since = now() where id = $1 and not is_kept
  and (finishing_since is null or finishing_since < now() - interval '1 minute')`

const RELEASE = 'update arriving_files set finishing_since = null where id = $1'

type Finished = 'kept' | 'too-many' | 'in-progress' | { refused: string }

/**
 * Checks, cleans and stores a file whose last piece has arrived, once, however often it is requested meanwhile.
 * `refused`: why we cannot keep it.
 * @throws QueueFull if too many others are being opened; the pieces stay
 */
export async function finishFile(pool: Pool, finishing: Finishing): Promise<Finished> {
  const { rowCount } = await pool.query(CLAIM, [finishing.id])
  if (rowCount === 0) return (await isKept(pool, finishing.id)) ? 'kept' : 'in-progress'
  return finish(pool, finishing).catch(async (error: unknown) => {
    await pool.query(RELEASE, [finishing.id])
    throw error
  })
}

async function finish(pool: Pool, { enquiry, id, file, at }: Finishing): Promise<Finished> {
  const { rows } = await pool.query<{ piece: Buffer }>('select piece from file_pieces where file_id = $1 order by at', [
    id,
  ])
  const content = Buffer.concat(rows.map(({ piece }) => piece))
  const isWhole = createHash('sha256').update(content).digest('hex') === file.sha256
  const { clean, refused } = isWhole
    ? await sortEnquiryFiles([new File([content], file.name)], enquiry)
    : notWhole(file)
  if (clean.length > 0)
    return (await addFiles(pool, { enquiry, files: clean, arrivedId: id, at })) ? 'kept' : 'too-many'
  await pool.query('delete from arriving_files where id = $1 and not is_kept', [id])
  return (await isKept(pool, id)) ? 'kept' : { refused: refused.join(' ') }
}

const notWhole = (file: Pick<FilePiece, 'name'>) => ({
  clean: [],
  refused: [`${nameOf(file)} did not arrive as it was sent.`],
})

async function isKept(pool: Pool, id: number): Promise<boolean> {
  const { rows } = await pool.query('select from arriving_files where id = $1 and is_kept', [id])
  return rows.length > 0
}

/** The files that have only partly arrived. */
export async function arrivingFiles(pool: Pool, leadId: number): Promise<ArrivingFile[]> {
  const { rows } = await pool.query<ArrivingFile>(
    `select name, (received::bigint * 100 / bytes)::int as percent from arriving_files
     where lead_id = $1 and not is_kept and received > 0 order by id`,
    [leadId],
  )
  return rows
}
