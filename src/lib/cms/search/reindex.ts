import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { wordsOfPath } from '@/lib/domain/text/words-of-path'
import { transactionOf } from '@/lib/platform/database'
import { inPayloadTransaction } from '@/lib/platform/payload-transaction'
import { searchWords } from '@/lib/platform/search-tables'
import { STATIC_PAGE_LIST } from '@/lib/registry/static-pages'
import { isOpen } from '@/lib/routing/closed'
import type { StaticPage } from '@/lib/routing/page-entry'

import { SEARCHED } from './registry'
import type { SearchEntry } from './searched'
import { writeEntries } from './write-entries'

/**
 * Rebuilds the search index and its word list from what is public now. Runs at every start, so that content new to this
 * build is found straight away.
 */
export async function reindex(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  await inPayloadTransaction(req, () => rewrite(req))
}

async function rewrite(req: PayloadRequest): Promise<void> {
  const db = await transactionOf(req)
  // Blocks concurrent publishing until the reindex is done, so that its newer entries are written last.
  await db.execute(sql`lock table search_entries in share row exclusive mode`)
  const all = STATIC_PAGE_LIST.flatMap(entryOf)
  for (const { read } of SEARCHED) all.push(...(await read(req)))
  const entries = all.filter(({ path }) => isOpen(path))
  await db.execute(
    sql`delete from search_entries where source not in (select jsonb_array_elements_text(${JSON.stringify(entries.map(({ source }) => source))}::jsonb))`,
  )
  await db.delete(searchWords)
  await writeEntries(db, entries)
}

function entryOf({ path, name, description, search }: StaticPage): SearchEntry[] {
  if (!search) return []
  const shown = { title: name, description: search.description ?? description, body: search.keywords }
  return [{ source: `built:${path}`, kind: 'page', path, names: wordsOfPath(path), weight: 1, ...shown }]
}
