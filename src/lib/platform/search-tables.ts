import { customType, index, integer, pgTable, primaryKey, real, text } from '@payloadcms/db-postgres/drizzle/pg-core'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What the search finds: one row for each public address that is worth finding. Written by lib/cms/search alone. */
export const searchEntries = pgTable(
  'search_entries',
  {
    /** Which document it was made of: 'pages:12'. */
    source: text('source').primaryKey(),
    kind: text('kind').notNull(),
    path: text('path').notNull(),
    title: text('title').notNull(),
    weight: real('weight').notNull(),
    /** Stems of the title (A), the description (B) and the body (D). */
    stems: tsvector('stems').notNull(),
  },
  (table) => [index('search_entries_stems_idx').using('gin', table.stems)],
)

/** What visitors read there, in the parts that an answer can show: the description and then the body. One is read for each answer, never the whole text. */
export const searchPassages = pgTable(
  'search_passages',
  {
    source: text('source')
      .notNull()
      .references(() => searchEntries.source, { onDelete: 'cascade' }),
    /** 0 for the first. */
    place: integer('place').notNull(),
    text: text('text').notNull(),
    stems: tsvector('stems').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.place] })],
)

/** Every word of the entries, unstemmed: what a beginning or a misspelling can stand for. Those that fell out of use go at the next start. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (table) => [
  index('search_words_trigrams_idx').using('gin', table.word.op('gin_trgm_ops')),
])

/** Trigrams, edit distance and letters without accents. All three come with PostgreSQL, and the owner of a database may add them. */
export const SEARCH_EXTENSIONS = ['pg_trgm', 'fuzzystrmatch', 'unaccent']
