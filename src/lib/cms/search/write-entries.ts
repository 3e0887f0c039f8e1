import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug } from 'payload'

import { passagesOf, withEllipses } from '@/lib/domain/text/passages'
import { searchEntries } from '@/lib/platform/search-tables'
import { isOpen } from '@/lib/routing/closed'

import { type SearchEntry, sourceOf } from './searched'

type Database = Pick<PostgresAdapter['drizzle'], 'execute' | 'delete'>

/**
 * Replaces the entries of the given sources and adds their words; closed pages have none. Words are sorted so that
 * concurrent writers cannot deadlock. Unchanged rows are not rewritten, because this runs at every start.
 */
export async function writeEntries(db: Database, given: readonly SearchEntry[]): Promise<void> {
  const entries = given.filter(({ path }) => isOpen(path))
  if (entries.length === 0) return
  await db.execute(sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(entries.map(prepareEntry))}::jsonb)
        as given (source text, kind text, path text, title text, names text, description text, body text, weight real, passages text[])
    ), kept as (
      insert into search_entries (source, kind, path, title, weight, stems)
      select source, kind, path, title, weight,
        setweight(${stemsOf('title')}, 'A') || setweight(${stemsOf('names')}, 'A') || setweight(${stemsOf('description')}, 'B') || setweight(${stemsOf('body')}, 'D')
      from given
      on conflict (source) do update
        set kind = excluded.kind, path = excluded.path, title = excluded.title, weight = excluded.weight, stems = excluded.stems
        where (search_entries.kind, search_entries.path, search_entries.title, search_entries.weight, search_entries.stems)
          is distinct from (excluded.kind, excluded.path, excluded.title, excluded.weight, excluded.stems)
    ), left_over as (
      delete from search_passages using given where search_passages.source = given.source and place >= cardinality(passages)
    ), shown as (
      insert into search_passages (source, place, text, stems)
      select source, nth - 1, passage, ${stemsOf('passage')} from given, unnest(passages) with ordinality as parts (passage, nth)
      on conflict (source, place) do update set text = excluded.text, stems = excluded.stems where (search_passages.text, search_passages.stems) is distinct from (excluded.text, excluded.stems)
    )
    insert into search_words (word)
    select distinct word from given, unnest(tsvector_to_array(to_tsvector('simple', unaccent(${sql.raw(withoutMarks("concat_ws(' ', title, names, description, body)"))})))) as word
    where word ~ '^(?=.*[[:alpha:]])[[:alnum:]]{2,40}$'
    order by word
    on conflict do nothing`)
}

const MARK = String.raw`\{(number:[\w.-]+)\}`

/**
 * SQL for a column's stems. Currency signs are separated from numbers, and '1,162' is one number. A placeholder's value
 * changes without the text, so the placeholder itself is a stem that searches for its value can match.
 */
function stemsOf(column: 'title' | 'names' | 'description' | 'body' | 'passage') {
  const words = String.raw`regexp_replace(translate(unaccent(${withoutMarks(column)}), '£', ' '), '(\d),(?=\d{3}(?!\d))', '\1', 'g')`
  return sql.raw(
    `(to_tsvector('english', ${words}) || array_to_tsvector(array(select distinct mark[1] from regexp_matches(${column}, '${MARK}', 'g') as mark)))`,
  )
}

const withoutMarks = (text: string) => `regexp_replace(${text}, '${MARK}', ' ', 'g')`

/** Replaces all entries of a collection. */
export async function replaceEntries(
  db: Database,
  { collection, entries }: { collection: CollectionSlug; entries: readonly SearchEntry[] },
): Promise<void> {
  const kept = JSON.stringify(entries.map(({ source }) => source))
  await db.execute(
    sql`delete from search_entries where source like ${sourceOf(collection, '%')} and source not in (select jsonb_array_elements_text(${kept}::jsonb))`,
  )
  await writeEntries(db, entries)
}

export async function removeEntry(db: Database, source: string): Promise<void> {
  await db.delete(searchEntries).where(eq(searchEntries.source, source))
}

/** Drops invisible characters and adds the passages shown in results. */
function prepareEntry(entry: SearchEntry) {
  const [description, body] = [readable(entry.description), readable(entry.body)]
  return {
    ...entry,
    title: readable(entry.title),
    names: readable(entry.names),
    description,
    body,
    passages: withEllipses([...passagesOf(description), ...passagesOf(body)]),
  }
}

const readable = (text: string) => text.toWellFormed().replace(/[^\P{Cc}\n]/gu, ' ')
