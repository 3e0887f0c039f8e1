import pino from 'pino'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import type * as Log from './logger'
import { withRequestId } from './request-id'

let logger: typeof Log.logger
let lines: string[] = []

beforeAll(async () => {
  for (const [name, value] of Object.entries({
    DATABASE_URL: 'postgres://nobody@127.0.0.1/none',
    PAYLOAD_SECRET: 'only-for-unit-tests',
    LOG_LEVEL: 'info',
  }))
    vi.stubEnv(name, value)
  ;({ logger } = await import('./logger'))
  logger.level = 'info' // another test of this process may have loaded it with its own settings
  const stream = Reflect.get(logger, pino.symbols.streamSym) as { write: (line: string) => void }
  vi.spyOn(stream, 'write').mockImplementation((line) => void lines.push(line))
})
beforeEach(() => void (lines = []))

type Line = {
  time: string
  level: number
  msg?: string
  err?: { type?: string; message?: string; code?: string; stack?: string; cause?: object }
}

function logged(err: unknown): Line {
  logger.error({ msg: 'it failed', err })
  expect(lines).toHaveLength(1)
  return JSON.parse(lines[0] ?? '') as Line
}

/** As thrown by Drizzle, with PostgreSQL's own error as its cause. */
function failedQuery(cause: Error) {
  return Object.assign(
    new Error(
      'Failed query: insert into "leads" ("email", "name") values ($1, $2)\nparams: ada@example.com,Ada Lovelace',
      { cause },
    ),
    {
      query: 'insert into "leads" ("email", "name") values ($1, $2)',
      params: ['ada@example.com', 'Ada Lovelace'],
    },
  )
}

const duplicate = () =>
  Object.assign(new Error('duplicate key value violates unique constraint "leads_email_idx"'), {
    code: '23505',
    detail: 'Key (email)=(ada@example.com) already exists.',
    where: 'Ada Lovelace',
    parameters: ['ada@example.com'],
  })

test('an event is one line of JSON with its time', () => {
  logger.info({ msg: 'lead taken', reference: 'PB-0000-0001' })
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    msg: 'lead taken',
    reference: 'PB-0000-0001',
  })
})

describe('visitor input never appears in a logged error', () => {
  test.each([
    ['a failed query', () => failedQuery(duplicate())],
    ['a database error', duplicate],
    ['an error caused by one', () => new Error('could not save', { cause: failedQuery(duplicate()) })],
    [
      'a value of the wrong type',
      () => Object.assign(new Error('invalid input syntax for type integer: "ada@example.com"'), { code: '22P02' }),
    ],
    ['an error with text after its first line', () => new Error('It failed\nfor Ada Lovelace <ada@example.com>')],
    [
      'an error with extra properties',
      () => Object.assign(new Error('no'), { data: { email: 'ada@example.com' }, request: 'Ada Lovelace' }),
    ],
    ['a thrown value that is not an error', () => ({ email: 'ada@example.com' })],
    ['a text', () => 'Ada Lovelace ada@example.com'],
  ])('%s', (_what, make) => {
    logged(make())
    expect(lines[0]).not.toMatch(/ada@|Lovelace/i)
    expect(lines[0]).not.toContain('insert into')
  })
})

test('the error and its location are logged', () => {
  const { msg, err } = logged(failedQuery(duplicate()))
  expect(msg).toBe('it failed')
  expect(err).toMatchObject({
    type: 'Error',
    message: 'Failed query',
    cause: { code: '23505', message: 'duplicate key value violates unique constraint "leads_email_idx"' },
  })
  expect(err?.stack).toMatch(/^\s+at .*logger\.test\.ts/)
})

test('a long message and a long stack are truncated', () => {
  const error = new Error('x'.repeat(500))
  error.stack = `Error: x\n${'    at f (file.ts:1:1)\n'.repeat(50)}`
  const { err } = logged(error)
  expect(err?.message).toHaveLength(200)
  expect(err?.stack?.split('\n')).toHaveLength(8)
})

test('a thrown value that is not an error is logged without its content', () => {
  expect(logged('a text').err).toEqual({ message: 'not an error' })
})

test('the lines of a request carry its id, and others none', async () => {
  await withRequestId('5f1d6a0e2b', async () => {
    await Promise.resolve()
    logger.info({ msg: 'within' })
  })
  logger.info({ msg: 'outside' })
  expect(lines.map((line) => (JSON.parse(line) as { requestId?: string }).requestId)).toEqual(['5f1d6a0e2b', undefined])
})
