import path from 'node:path'

import { SQL } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import { expect, test } from 'vitest'

import { pool } from '../support/rows'
import { IMPORTED } from './examples'
import { findStatements, type FoundStatement, isCommand } from './find-statements'

const dialect = new PgDialect()

function sqlOf(statement: unknown): string {
  if (statement instanceof SQL) return dialect.sqlToQuery(statement).sql
  return typeof statement === 'object' && statement && 'text' in statement ? String(statement.text) : String(statement)
}

/** What PostgreSQL has against a statement; null if it could run. */
async function problemOf(text: string): Promise<string | null> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(/^\s*lock\b/.test(text) ? text : `prepare tried as ${text}`)
    return null
  } catch (error) {
    return String(error)
  } finally {
    await client.query('rollback')
    await client.query('deallocate all')
    client.release()
  }
}

type WithTexts = { textsOf: (() => unknown[])[] }

/** The texts of the statements of one file, which only the file itself can put together. */
async function textsIn(file: string, found: readonly FoundStatement[]) {
  const imported = IMPORTED[path.relative('.', file)] ?? ''
  const code = `${imported}\nexport const textsOf = [${found.map(({ texts }) => `() => ${texts}`).join(', ')}]`
  const written = (await import(`${file}?runs=${Buffer.from(code).toString('base64url')}`)) as WithTexts
  return found.map(({ place }, index) => ({ place, texts: [...new Set(written.textsOf[index]?.().map(sqlOf))] }))
}

const found = findStatements()
const files = [...new Set(found.map(({ file }) => file))]
const statements = (
  await Promise.all(
    files.map((file) =>
      textsIn(
        file,
        found.filter((statement) => statement.file === file),
      ),
    ),
  )
).flat()

async function findProblems(): Promise<string[]> {
  const problems: string[] = []
  for (const { place, texts } of statements)
    for (const text of texts.filter((each) => !isCommand(each))) {
      const problem = await problemOf(text)
      if (problem) problems.push(`${place}: ${problem} in ${text}`)
    }
  return problems
}

test('every place that sends a statement has been read', () => {
  expect(statements.filter(({ texts }) => texts.length === 0)).toEqual([])
  const read = statements.map(({ place }) => place.replace(/:\d+$/, ''))
  expect(read).toEqual(
    expect.arrayContaining([
      'scripts/backup/tables.mjs',
      'src/collections/orders/follow-order.ts',
      'src/lib/data/search/search.ts',
      'src/lib/delivery/retention/enforce.ts',
      'src/lib/use-cases/leads/commit-lead.ts',
      'src/lib/use-cases/stock/change-stock.ts',
    ]),
  )
})

test('PostgreSQL understands every statement that the site can send', async () => {
  expect(await findProblems()).toEqual([])
})

test('a column or table that does not exist is noticed', async () => {
  await pool.query('alter table orders rename column pay_by to payable_by')
  await pool.query('drop table season_links')
  const problems = (await findProblems()).join('\n')
  expect(problems).toMatch(/lib\/delivery\/store\/read-order\.ts:\d+: error: column "pay_by" does not exist/)
  expect(problems).toMatch(/use-cases\/challenge\/season-links\.ts:\d+: error: relation "season_links" does not exist/)
})
