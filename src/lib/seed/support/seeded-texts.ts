import { createHash } from 'node:crypto'

import type { Payload } from 'payload'

import { poolOf } from '@/lib/platform/database'

/** When the stored document was created and last saved, drafts included, and whether its latest version is one. */
export type Stored = { createdAt?: string | null; updatedAt?: string | null; _status?: 'draft' | 'published' | null }

export type SeedText = {
  payload: Payload
  /** Such as 'pages:/about'. */
  source: string
  /** The seed's text. */
  content: unknown
}

type Source = Pick<SeedText, 'payload' | 'source'>
type Written = { hash: string; writtenAt: Date }

/** Payload sets both times of a new document separately. */
const SAME_SAVE_MS = 5000

/** What the seed last wrote under this name, if ever. */
export async function lastSeeded({ payload, source }: Source): Promise<Written | undefined> {
  const { rows } = await poolOf(payload).query<Written>(
    'select hash, written_at as "writtenAt" from seeded_texts where source = $1',
    [source],
  )
  return rows[0]
}

/** Notes what the seed has just written. */
export async function recordSeeded({ stored, content, ...source }: SeedText & { stored: Stored }): Promise<void> {
  await record(source, { hash: hashOf(content), writtenAt: new Date(timeOf(stored.updatedAt)) })
}

/** Notes a document from before this record as it was at its creation, when no hash was kept. */
export async function recordOlder(source: Source, { createdAt }: Stored): Promise<Written> {
  const written = { hash: '', writtenAt: new Date(timeOf(createdAt) + SAME_SAVE_MS) }
  await record(source, written)
  return written
}

/**
 * Makes a change that staff would not call an edit, such as a newer file. Without this, the document would count as
 * saved by them.
 */
export async function withoutEditing(
  { payload, source }: Source,
  stored: Stored,
  change: () => Promise<Stored>,
): Promise<void> {
  const changed = await change()
  await poolOf(payload).query('update seeded_texts set written_at = $3 where source = $1 and written_at >= $2', [
    source,
    new Date(timeOf(stored.updatedAt)),
    new Date(timeOf(changed.updatedAt)),
  ])
}

async function record({ payload, source }: Source, { hash, writtenAt }: Written): Promise<void> {
  await poolOf(payload).query(
    `insert into seeded_texts (source, hash, written_at) values ($1, $2, $3)
     on conflict (source) do update set hash = excluded.hash, written_at = excluded.written_at`,
    [source, hash, writtenAt],
  )
}

export const hashOf = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('hex')
export const timeOf = (at: string | null | undefined) => (at ? new Date(at).getTime() : 0)
