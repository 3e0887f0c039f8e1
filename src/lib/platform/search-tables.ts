import { customType, index, integer, pgTable, primaryKey, real, text } from '@payloadcms/db-postgres/drizzle/pg-core'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Search index, one row per public URL worth finding. Written by lib/cms/search only. */
export const searchEntries = pgTable(
  'search_entries',
  {
    /** Source document, such as 'pages:12'. */
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

/**
 * Visible text split into the passages that a result can show: the description first, then the body. A result reads one
 * passage, never the whole text.
 */
export const searchPassages = pgTable(
  'search_passages',
  {
    source: text('source')
      .notNull()
      .references(() => searchEntries.source, { onDelete: 'cascade' }),
    /** Starts at 0. */
    place: integer('place').notNull(),
    text: text('text').notNull(),
    stems: tsvector('stems').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.place] })],
)

/**
 * Every word of the entries, unstemmed, for prefix matches and spelling corrections. Unused words are removed at the
 * next start.
 */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (table) => [
  index('search_words_trigrams_idx').using('gin', table.word.op('gin_trgm_ops')),
])

/**
 * Trigrams, edit distance and accent removal. All are bundled with PostgreSQL, and the database owner may create them.
 */
export const SEARCH_EXTENSIONS = ['pg_trgm', 'fuzzystrmatch', 'unaccent']
