import { createHash } from 'node:crypto'

import type { Payload } from 'payload'

import { poolOf } from '@/lib/platform/database'

/** When the stored document was created and last saved, drafts included. */
export type Stored = { createdAt?: string | null; updatedAt?: string | null }

type SeedText = {
  payload: Payload
  /** Such as 'pages:/about'. */
  source: string
  /** The seed's text. */
  content: unknown
  stored: Stored
  update: () => Promise<Stored>
}

/** Payload sets both times of a new document separately. */
const SAME_SAVE_MS = 5000

/**
 * Replaces a seeded text when this release has a newer one, unless staff have saved the document since. A document from
 * before this record was kept counts as unchanged if it has never been saved again.
 */
export async function keepCurrent({ payload, source, content, stored, update }: SeedText): Promise<void> {
  const hash = hashOf(content)
  const { rows } = await poolOf(payload).query<{ hash: string; writtenAt: Date }>(
    'select hash, written_at as "writtenAt" from seeded_texts where source = $1',
    [source],
  )
  const [last] = rows
  if (last?.hash === hash) return
  const writtenAt = last?.writtenAt.getTime() ?? timeOf(stored.createdAt) + SAME_SAVE_MS
  if (timeOf(stored.updatedAt) > writtenAt) {
    payload.logger.info({ msg: 'a newer seed text is not used, because staff have changed the document', source })
    return
  }
  await recordSeeded({ payload, source, content, stored: await update() })
}

type Written = Pick<SeedText, 'payload' | 'source' | 'content' | 'stored'>

/** Notes what the seed has just written. */
export async function recordSeeded({ payload, source, content, stored }: Written): Promise<void> {
  await poolOf(payload).query(
    `insert into seeded_texts (source, hash, written_at) values ($1, $2, $3)
     on conflict (source) do update set hash = excluded.hash, written_at = excluded.written_at`,
    [source, hashOf(content), new Date(timeOf(stored.updatedAt))],
  )
}

const hashOf = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('hex')
const timeOf = (at: string | null | undefined) => (at ? new Date(at).getTime() : 0)
