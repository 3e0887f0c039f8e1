import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'

import type { SearchEntry } from './searched'

type Database = Pick<PostgresAdapter['drizzle'], 'execute'>

/** Puts the entries in place of what was there under their sources, and learns their words. Words in one order, so that two writers wait for each other and never in a circle. */
export async function writeEntries(db: Database, entries: readonly SearchEntry[]): Promise<void> {
  if (entries.length === 0) return
  await db.execute(sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(entries.map(legible))}::jsonb)
        as given (source text, kind text, path text, title text, description text, body text, weight real)
    ), kept as (
      insert into search_entries (source, kind, path, title, description, body, weight, stems)
      select source, kind, path, title, description, body, weight,
        setweight(to_tsvector('english', unaccent(title)), 'A') || setweight(to_tsvector('english', unaccent(description)), 'B') || setweight(to_tsvector('english', unaccent(body)), 'D')
      from given
      on conflict (source) do update
        set kind = excluded.kind, path = excluded.path, title = excluded.title, description = excluded.description, body = excluded.body, weight = excluded.weight, stems = excluded.stems
        where (search_entries.kind, search_entries.path, search_entries.title, search_entries.description, search_entries.body, search_entries.weight)
          is distinct from (excluded.kind, excluded.path, excluded.title, excluded.description, excluded.body, excluded.weight)
    )
    insert into search_words (word)
    select distinct word from given, unnest(tsvector_to_array(to_tsvector('simple', unaccent(concat_ws(' ', title, description, body))))) as word
    where word ~ '^(?=.*[[:alpha:]])[[:alnum:]]{2,40}$'
    order by word
    on conflict do nothing`)
}

export async function removeEntry(db: Database, source: string): Promise<void> {
  await db.execute(sql`delete from search_entries where source = ${source}`)
}

/** Without the signs that no reader sees. */
function legible(entry: SearchEntry): SearchEntry {
  const { title, description, body } = entry
  return { ...entry, title: readable(title), description: readable(description), body: readable(body) }
}

const readable = (text: string) => text.toWellFormed().replace(/[^\P{Cc}\n]/gu, ' ')
