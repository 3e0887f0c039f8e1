import fs from 'node:fs'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { breakingStatements } from './breaking-statements'

const FOLDER = path.resolve(import.meta.dirname, '../../src/lib/generated/migrations')

/** Migrations up to this one are exempt: every site has run them. */
const LAST_UNCHECKED = '20261122_094124_page_first_published'

/**
 * Statements that contract the schema, one release after the last that read what they drop: docs/how-to/operate.md.
 */
const CONTRACT_STEPS: { migration: string; statement: string; reason: string }[] = []

const migrations = fs
  .readdirSync(FOLDER)
  .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
  .map((file) => file.slice(0, -'.ts'.length))
const upOf = (migration: string) =>
  fs.readFileSync(path.join(FOLDER, `${migration}.ts`), 'utf8').split('export async function down')[0] ?? ''
const allowedIn = (name: string) =>
  CONTRACT_STEPS.filter(({ migration }) => migration === name).map(({ statement }) => statement)

test('no new migration drops anything that the previous release reads', () => {
  const broken = migrations
    .filter((migration) => migration > LAST_UNCHECKED)
    .flatMap((migration) =>
      breakingStatements(upOf(migration))
        .filter((statement) => !allowedIn(migration).includes(statement))
        .map((statement) => `${migration}: ${statement}`),
    )
  expect(broken).toEqual([])
})

test('every contract step is still in its migration', () => {
  expect(
    CONTRACT_STEPS.filter(({ migration, statement }) => !breakingStatements(upOf(migration)).includes(statement)),
  ).toEqual([])
})

/** Values that code compares or stores, such as 'new' or '#3B82F6'. */
const CODE = /^'(?:[a-z]+(?:-[a-z]+)*|#[0-9A-F]{6})'$/

type Snapshot = { tables: Record<string, { columns: Record<string, { type: string; default?: unknown }> }> }

test('no column has wording as its default, which only a migration could change', () => {
  const newest = fs.readdirSync(FOLDER).findLast((file) => file.endsWith('.json')) ?? ''
  const { tables } = JSON.parse(fs.readFileSync(path.join(FOLDER, newest), 'utf8')) as Snapshot
  const texts = Object.entries(tables).flatMap(([table, { columns }]) =>
    Object.entries(columns)
      .filter(([, { type, default: value }]) => type.startsWith('varchar') && value !== undefined)
      .map(([name, { default: value }]) => ({ column: `${table}.${name}`, value: String(value) })),
  )
  expect(texts.map(({ value }) => value)).toContain("'gbp'")
  expect(texts.filter(({ value }) => !CODE.test(value))).toEqual([])
})

test('detects an earlier migration that dropped a text column', () => {
  expect(breakingStatements(upOf('20261121_192234_pages'))).toContain('ALTER TABLE "pages" DROP COLUMN "content"')
})

describe('a statement', () => {
  test.each([
    'DROP TABLE "old" CASCADE',
    'ALTER TABLE "pages" DROP COLUMN IF EXISTS "content"',
    'ALTER TABLE "pages" RENAME COLUMN "a" TO "b"',
    'alter table "pages" rename to "sheets"',
    'ALTER TABLE "pages"\n  ALTER COLUMN "a" SET NOT NULL',
    'ALTER TABLE "pages" ADD COLUMN "a" varchar NOT NULL',
  ])('breaks the previous release: %s', (statement) => {
    expect(breakingStatements(`CREATE TABLE "new" ("id" serial PRIMARY KEY NOT NULL);\n${statement};`)).toHaveLength(1)
  })

  test.each([
    'CREATE TABLE "new" ("id" serial PRIMARY KEY NOT NULL, "a" varchar NOT NULL)',
    'ALTER TABLE "pages" ADD COLUMN "a" varchar',
    `ALTER TABLE "pages" ADD COLUMN "a" varchar DEFAULT 'x' NOT NULL`,
    `ALTER TABLE "pages" ALTER COLUMN "a" SET DEFAULT 'x'; ALTER TABLE "pages" ALTER COLUMN "a" SET NOT NULL`,
    'ALTER TABLE "pages" ALTER COLUMN "a" DROP NOT NULL',
    'DROP INDEX "pages_a_idx"',
  ])('does not: %s', (statement) => {
    expect(breakingStatements(`${statement};`)).toEqual([])
  })
})
