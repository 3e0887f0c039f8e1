import { cp, mkdir, mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { generateImportMap, type SanitizedConfig } from 'payload'
import { generateTypes } from 'payload/node'
import { describe, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { migrations } from '@/lib/platform/migrations'

import { COLLECTIONS } from '../access/expected'
import { pool } from '../support/rows'
import { CORE_TABLES, SALES_INDEXES } from './core-tables'

const payload = await payloadClient()

describe('the generated files match the collections', () => {
  const MIGRATIONS = 'src/lib/generated/migrations'

  test('the newest migration produces this schema', async () => {
    const db = payload.db as unknown as PostgresAdapter
    const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.json')).sort()
    const newest: unknown = JSON.parse(await readFile(path.join(MIGRATIONS, files.at(-1) ?? ''), 'utf8'))
    const current: unknown = JSON.parse(JSON.stringify(await db.requireDrizzleKit().generateDrizzleJson(db.schema)))
    const ignored = { id: expect.anything(), prevId: expect.anything() }
    expect({ ...(current as object), ...ignored }).toEqual({ ...(newest as object), ...ignored })
  })

  test('every migration is in the list that is run', async () => {
    const files = (await readdir(MIGRATIONS))
      .filter((file) => /^\d.*\.ts$/.test(file))
      .map((file) => file.replace('.ts', ''))
    expect(migrations.map(({ name }) => name)).toEqual(files.sort())
  })

  test('types', async () => {
    const outputFile = path.join(await mkdtemp(path.join(tmpdir(), 'types-')), 'payload-types.ts')
    await generateTypes(
      { ...payload.config, typescript: { ...payload.config.typescript, outputFile } } as SanitizedConfig,
      { log: false },
    )
    expect(await readFile('src/lib/generated/payload-types.ts', 'utf8')).toBe(await readFile(outputFile, 'utf8'))
  })

  test('the schema for Drizzle', async () => {
    const outputFile = path.join(await mkdtemp(path.join(tmpdir(), 'schema-')), 'database-schema.ts')
    const db = payload.db as unknown as PostgresAdapter
    await db.generateSchema?.({ log: false, outputFile })
    // `npm run generate` removes an import that is not used.
    const generated = (await readFile(outputFile, 'utf8')).replace('import { sql, ', 'import { ')
    expect(await readFile('src/lib/generated/database-schema.ts', 'utf8')).toBe(generated)
  })

  test('the admin’s import map', async () => {
    const baseDir = path.join(await mkdtemp(path.join(tmpdir(), 'import-map-')), 'src')
    const importMapFile = path.join(baseDir, 'app/(payload)/admin/importMap.js') // as deep as the real one, because its paths are relative
    await mkdir(path.dirname(importMapFile), { recursive: true })
    await cp('src/app/(payload)/admin/importMap.js', importMapFile)
    const config = {
      ...payload.config,
      admin: { ...payload.config.admin, importMap: { ...payload.config.admin.importMap, baseDir, importMapFile } },
    }
    await generateImportMap(config as SanitizedConfig, { log: false, force: true })
    expect(await readFile('src/app/(payload)/admin/importMap.js', 'utf8')).toBe(await readFile(importMapFile, 'utf8'))
  })
})

type Column = {
  name: string
  isUnique: boolean
  default: string | null
  length: number | null
  list: 'texts' | 'rels' | null
}

function columnOf(token: string): Column {
  const match = /^(?<name>\w+)(?:\((?<length>\d+)\))?(?<unique>!)?(?:=(?<default>\S+))?(?:@(?<list>texts|rels))?$/.exec(
    token,
  )?.groups
  if (!match?.name) throw new Error(`"${token}" is not a column`)
  return {
    name: match.name,
    isUnique: Boolean(match.unique),
    default: match.default ?? null,
    length: match.length ? Number(match.length) : null,
    list: (match.list as Column['list']) ?? null,
  }
}

const camelCase = (name: string) => name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())

async function columnsOf(table: string) {
  const { rows } = await pool.query<{ name: string; default: string | null }>(
    `select column_name as name, column_default as default from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  )
  return new Map(rows.map(({ name, default: text }) => [name, text?.replace(/^'(.*)'::.*$/, '$1') ?? null]))
}

async function indexesOf(table: string) {
  const { rows } = await pool.query<{ column: string; isUnique: boolean }>(
    `select a.attname as column, i.indisunique and i.indnkeyatts = 1 as "isUnique"
     from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0] where i.indrelid = $1::regclass`,
    [table],
  )
  return rows
}

describe.each(Object.entries(CORE_TABLES))('%s', (table, words) => {
  const columns = words.split(/\s+/).map(columnOf)
  const slug = table.replaceAll('_', '-')
  const fields = payload.config.collections.find((collection) => collection.slug === slug)?.flattenedFields ?? []

  test('has its columns with their defaults', async () => {
    const found = await columnsOf(table)
    const expected = columns.filter(({ list }) => list === null)
    expect(expected.filter(({ name }) => !found.has(name)).map(({ name }) => name)).toEqual([])
    for (const { name, default: text } of expected)
      if (text !== null) expect([name, found.get(name)]).toEqual([name, text])
  })

  test('stores its lists in separate tables', async () => {
    for (const { name, list } of columns) {
      if (list === null) continue
      expect((await columnsOf(`${table}_${list}`)).has('parent_id')).toBe(true)
      expect(fields.find((field) => field.name === camelCase(name))).toMatchObject({ hasMany: true })
    }
  })

  test('enforces its unique columns', async () => {
    const indexes = await indexesOf(table)
    for (const { name, isUnique } of columns) {
      if (isUnique) expect(indexes).toContainEqual({ column: name, isUnique: true })
    }
  })

  test('enforces its maximum lengths', () => {
    for (const { name, length } of columns) {
      if (length !== null)
        expect([name, fields.find((field) => field.name === camelCase(name))]).toEqual([
          name,
          expect.objectContaining({ maxLength: length }),
        ])
    }
  })
})

describe('there is an index for', () => {
  // Long lists; the others are short enough to be sorted without an index.
  const long = [
    ...Object.keys(COLLECTIONS).filter((slug) => COLLECTIONS[slug]?.create === 'nobody' && slug !== 'payload-kv'),
    'places',
    'blog-posts',
    'pages',
  ]
  const lists = payload.config.collections
    .filter(({ slug }) => long.includes(slug))
    .map(({ slug, defaultSort }) => [slug.replaceAll('-', '_'), String(defaultSort ?? 'createdAt')] as const)

  test.each(lists)('the order of %s (%s)', async (table, defaultSort) => {
    const column = defaultSort.replace('-', '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    expect((await indexesOf(table)).map((index) => index.column)).toContain(column)
  })

  test.each(Object.entries(SALES_INDEXES))('the filters of %s', async (table, columns) => {
    expect((await indexesOf(table)).map((index) => index.column)).toEqual(expect.arrayContaining(columns.split(' ')))
  })
})

test('deleting a product deletes its cart items and variants', async () => {
  const product = await payload.create({
    collection: 'products',
    data: { name: 'A panel', slug: 'a-panel-to-delete', basePrice: 1 },
  })
  await payload.create({
    collection: 'cart-items',
    data: { sessionId: 's', product: product.id, variantId: 0, quantity: 1 },
  })
  await payload.create({
    collection: 'product-variants',
    data: { product: product.id, name: 'White', sku: 'W', price: 1 },
  })
  await payload.delete({ collection: 'products', id: product.id })
  expect([
    await payload.count({ collection: 'cart-items' }),
    await payload.count({ collection: 'product-variants' }),
  ]).toEqual([{ totalDocs: 0 }, { totalDocs: 0 }])
})
