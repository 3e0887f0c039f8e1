import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'
import * as z from 'zod'

import { readConsumption } from '@/lib/calculators/challenge/consumption-csv'
import { readRoomsCsv } from '@/lib/calculators/professional/rooms-csv'
import { cleanParagraphs } from '@/lib/domain/text/clean-text'
import { readText } from '@/lib/domain/text/decode-text'
import { readSupplierFile } from '@/lib/use-cases/supplier/read-supplier-file'

import { HOSTILE_KINDS, hostileText, isSlowFor } from '../fixtures/hostile-text'
import { innerSchemas, leavesOf } from '../fixtures/schema-leaves'

/** As much as a form may send. */
const LONG = 32 * 1024
/** How many fields of a query are tried at once. */
const GROUP_SIZE = 16
/** The readers of queries; all others are given text. */
const TAKES_FIELDS = /^read(?:\w+Query|Configuration|QuickEstimate|SolarQuote|Search|MeterReading)\b/

const modules = import.meta.glob<Record<string, unknown>>(
  ['/src/lib/schemas/**/*.ts', '/src/lib/http/admin/admin-query.ts', '!/src/lib/schemas/**/*.test.ts'],
  {
    eager: true,
  },
)
const exported = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).map(([name, value]) => ({
    name: `${name} of ${file.replace('/src/lib/schemas/', '')}`,
    value,
  })),
)
const schemas = exported.flatMap(({ name, value }) => schemasIn(value).map((schema) => ({ name, schema })))

/** A schema, or those of fields that several schemas share. */
function schemasIn(value: unknown): z.ZodType[] {
  if (value instanceof z.ZodType) return [value]
  const isFields = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isFields ? Object.values(value).filter((inner) => inner instanceof z.ZodType) : []
}

function everySchemaIn(schema: z.core.$ZodType, found = new Set<z.core.$ZodType>()): Set<z.core.$ZodType> {
  if (found.has(schema)) return found
  found.add(schema)
  for (const inner of innerSchemas(schema)) everySchemaIn(inner, found)
  return found
}

const all = new Set(schemas.flatMap(({ schema }) => [...everySchemaIn(schema)]))
const fieldNames = new Set(
  [...all].flatMap((schema) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : [])),
)

it('finds the schemas and their fields', () => {
  expect(schemas.length).toBeGreaterThan(100)
  expect(fieldNames.size).toBeGreaterThan(200)
})

/** Text that is our own: settings of this installation, files of the repository, and those that we keep with backups. */
const OF_OUR_OWN = [
  'src/lib/people/restore-notes.ts',
  'src/lib/platform/settings.ts',
  'src/lib/seed/library/library.ts',
]

it('only these schemas, and those of settings and our own files, define a kind of text', () => {
  const defining = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => path.join('src', file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !file.startsWith('src/lib/schemas/'))
    .filter((file) => /\bz\.(?:string|uuid|email|url|iso|coerce)\b/.test(readFileSync(file, 'utf8')))
  expect(defining.sort()).toEqual(OF_OUR_OWN)
})

describe('every text has a maximum', () => {
  it.each(schemas)('$name', ({ schema }) => {
    for (const inner of everySchemaIn(schema))
      if (inner instanceof z.ZodString || inner instanceof z.ZodStringFormat) expect(inner.maxLength).not.toBeNull()
  })

  it('and a text without one is noticed', () => {
    expect([z.string().maxLength, z.uuid().maxLength]).toEqual([null, null])
  })
})

it('notices an expression that takes quadratic time', () => {
  expect(isSlowFor((text) => /\s*(?:m2|kwh)$/.test(text), hostileText('spaces', LONG / 4))).toBe(true)
})

describe('hostile text takes little longer than plain text', () => {
  it.each(HOSTILE_KINDS)('to clean: %s', (kind) => {
    expect(isSlowFor(cleanParagraphs, hostileText(kind, 8 * LONG))).toBe(false)
  })

  /** A file of which a heading, a cell or everything is hostile. */
  const filesOf = (text: string) => [
    text,
    `Start,kWh\n2026-10-05,${text}`,
    `Start,kWh\n${text},1`,
    `Start,${text}\n2026-10-05,1\n2026-10-06,2`,
    `code,price\nP1,${text}`,
  ]

  // Line breaks are rows, of which plain text of the same length has one.
  it.each(HOSTILE_KINDS.filter((kind) => kind !== 'line breaks'))('in files that someone brings: %s', (kind) => {
    const readers = {
      readConsumption,
      readRoomsCsv,
      readSupplierFile,
      decode: (text: string) => readText(Buffer.from(text)),
    }
    for (const [name, read] of Object.entries(readers)) {
      const readAll = (text: string) => filesOf(text).forEach((file) => read(file))
      expect(isSlowFor(readAll, hostileText(kind, 2 * LONG)), name).toBe(false)
    }
  })

  const tried = new WeakSet<z.core.$ZodType>()

  it.each(schemas)('in any field of $name', ({ schema }) => {
    for (const { path, within, schema: leaf } of leavesOf(schema)) {
      if (tried.has(leaf)) continue // as a field of another schema
      tried.add(leaf)
      const read = (text: string) => schema.safeParse(within(text))
      const longest = leaf instanceof z.ZodString ? Math.min(LONG, leaf.maxLength ?? LONG) : LONG
      for (const kind of HOSTILE_KINDS)
        for (const length of new Set([LONG, longest]))
          expect(isSlowFor(read, hostileText(kind, length)), `${path}: ${length} characters, ${kind}`).toBe(false)
    }
  })

  const names = [...fieldNames]
  const groups = names.flatMap((_, at) => (at % GROUP_SIZE === 0 ? [names.slice(at, at + GROUP_SIZE)] : []))

  /** A query of which each of these fields has its share of the text, in every form that a reader may be given. */
  function queriesOf(group: readonly string[], text: string): unknown[] {
    const query = Object.fromEntries(group.map((name) => [name, text.slice(0, LONG / GROUP_SIZE)]))
    return [query, new URLSearchParams(query), Object.entries(query)]
  }

  const readers = exported.flatMap(({ name, value }) =>
    typeof value === 'function' && /^(?:read|is|typed)[A-Z]/.test(name)
      ? [{ name, read: value as (input: unknown, other?: unknown) => unknown }]
      : [],
  )

  it('finds the readers of queries and stored text', () => {
    expect(readers.length).toBeGreaterThan(12)
  })

  it.each(readers)('in $name', ({ name, read }) => {
    const tryAll = (inputs: readonly unknown[]) => {
      for (const input of inputs) {
        try {
          read(input, '2026-11-28')
        } catch {
          // not the kind of input that it takes
        }
      }
    }
    const tries = TAKES_FIELDS.test(name)
      ? groups.map((group) => (text: string) => tryAll(queriesOf(group, text)))
      : [(text: string) => tryAll([text])]
    for (const kind of HOSTILE_KINDS)
      for (const one of tries) expect(isSlowFor(one, hostileText(kind, LONG)), kind).toBe(false)
  })
})
