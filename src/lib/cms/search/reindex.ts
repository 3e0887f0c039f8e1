import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'

import { wordsOfPath } from '@/lib/domain/text/words-of-path'
import { transactionOf } from '@/lib/platform/database'
import { BUILT_PAGES, type BuiltPage } from '@/lib/site/built-pages'

import { SEARCHED } from './registry'
import type { SearchEntry } from './searched'
import { writeEntries } from './write-entries'

/** Makes the search find exactly what is public now, and know exactly its words. Run at each start, so that what a new build finds besides is found at once. */
export async function reindex(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    await rewrite(req)
    await commitTransaction(req)
  } catch (err) {
    await killTransaction(req)
    throw err
  }
}

async function rewrite(req: PayloadRequest): Promise<void> {
  const db = await transactionOf(req)
  // Whoever publishes meanwhile waits, and then writes what is newer than what is read here.
  await db.execute(sql`lock table search_entries in share row exclusive mode`)
  const entries = BUILT_PAGES.flatMap(entryOf)
  for (const { read } of SEARCHED) entries.push(...(await read(req)))
  await db.execute(
    sql`delete from search_entries where source not in (select jsonb_array_elements_text(${JSON.stringify(entries.map(({ source }) => source))}::jsonb))`,
  )
  await db.execute(sql`delete from search_words`)
  await writeEntries(db, entries)
}

function entryOf({ path, title, found }: BuiltPage): SearchEntry[] {
  return found
    ? [{ source: `built:${path}`, kind: 'page', path, title, names: wordsOfPath(path), weight: 1, ...found }]
    : []
}
