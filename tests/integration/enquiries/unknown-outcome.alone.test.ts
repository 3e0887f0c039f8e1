import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

import { type LineCondition, openDatabaseLine } from '../../fakes/database-line'
import { ENDPOINT_PATHS, ENQUIRIES, takenStatus } from '../../fixtures/enquiries'
import { pool, rowsAddedBy } from '../support/rows'

// The site reaches its database through this proxy; the tests themselves do not. Settings are read when the first of
// our modules is loaded.
const line = await openDatabaseLine(process.env.DATABASE_URL ?? '')
vi.stubEnv('DATABASE_URL', line.url)
vi.stubEnv('STATEMENT_TIMEOUT_MS', '5000')
vi.doUnmock('@/lib/platform/pool-bounds') // which lengthens the wait for a lock in other tests
// Requests have a short budget while the line withholds responses, and a long one while it passes them.
const [BRIEFLY_MS, PATIENTLY_MS] = [1000, 25_000]
const budget = vi.hoisted(() => ({ ms: 0 }))
vi.mock(import('@/lib/platform/with-timeout'), async (importOriginal) => ({
  ...(await importOriginal()),
  get COMMIT_BUDGET_MS() {
    return budget.ms
  },
}))
const { submit, submitForm } = await import('../support/enquiries')
const { startPages } = await import('../../fakes/pages')
const pages = startPages()
const { COMMIT_BUDGET_MS: REAL_BUDGET_MS } =
  await vi.importActual<typeof import('@/lib/platform/with-timeout')>('@/lib/platform/with-timeout')

const NOT_SAVED =
  'We could not save your request just now, and nothing was sent. Please try again, or call us on 01632 960 123.'
const unknown = (reference = '') =>
  `We may have received your request. If so, your reference is ${reference}. It is safe to send it again: we will only record it once. Please try again, or call us on 01632 960 123.`
const ONE_LEAD = { leads: 1, idempotency_keys: 1 }

/** Changes the state of the line, and how long requests wait. */
function play(condition: LineCondition, waitMs = condition === 'passing' ? PATIENTLY_MS : BRIEFLY_MS) {
  line.play(condition)
  budget.ms = waitMs
}

beforeAll(async () => {
  play('passing')
  await submit('/contact', ENQUIRIES['/contact']) // opens Payload and reads the settings
})
afterEach(() => {
  play('passing')
  pages.clear()
})
afterAll(async () => {
  await line.close()
})

/** The number of leads with this reference. */
async function countLeads(reference: string | undefined): Promise<number | undefined> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from leads where reference = $1',
    [reference],
  )
  return rows[0]?.count
}

/** Fills the pool with open connections, so that the next statement is sent immediately. */
const openConnections = () => submit('/contact', ENQUIRIES['/contact'])

/** These endpoints query the frozen database for their figures first, so they know that nothing was saved. */
const CALCULATING: readonly string[] = ['/calculator-results', '/configuration-quotes', '/project-quotes']
const SAVING_DIRECTLY = ENDPOINT_PATHS.filter((path) => !CALCULATING.includes(path))

describe.each(SAVING_DIRECTLY)('%s', (path) => {
  test('saved, but the response was lost: the visitor gets the reference, and so does a retry with the same key', async () => {
    const key = crypto.randomUUID()
    await openConnections()
    const added = await rowsAddedBy(async () => {
      play('holding-answers')
      const { status, body, headers } = await submit(path, ENQUIRIES[path], { key })
      expect([status, body]).toEqual([503, { message: unknown(body.reference), errors: [], reference: body.reference }])
      expect(headers.get('retry-after')).toBe('30')
      await expect.poll(() => countLeads(body.reference)).toBe(1)

      play('passing')
      const retried = await submit(path, ENQUIRIES[path], { key })
      expect([retried.status, retried.body.reference]).toEqual([takenStatus(path), body.reference])
    })
    expect(added).toMatchObject(ONE_LEAD)
  })

  test('not saved, but unknown: the same key saves it under the reference that was given', async () => {
    const key = crypto.randomUUID()
    await openConnections()
    play('swallowing')
    const { status, body } = await submit(path, ENQUIRIES[path], { key })
    expect([status, body.message]).toEqual([503, unknown(body.reference)])
    line.cut()
    expect(await countLeads(body.reference)).toBe(0)

    play('passing')
    await expect.poll(openConnections).toMatchObject({ status: 201 }) // until the lost connections have been noticed
    const retried = await submit(path, ENQUIRIES[path], { key })
    expect([retried.status, retried.body.reference]).toEqual([takenStatus(path), body.reference])
    expect(await countLeads(body.reference)).toBe(1)
  })
})

describe('certainly not saved', () => {
  test('when another transaction holds the table for too long, and nothing is written later', async () => {
    const added = await rowsAddedBy(async () => {
      const blocker = await pool.connect()
      await blocker.query('begin; lock table leads in access exclusive mode')
      const { status, body } = await submit('/contact', ENQUIRIES['/contact'])
      await blocker.query('rollback')
      blocker.release()
      expect([status, body]).toEqual([503, { message: NOT_SAVED, errors: [] }])
    })
    expect(added).toEqual({})
  })

  test('when no connection was available', async () => {
    play('refusing')
    line.cut()
    const added = await rowsAddedBy(async () => {
      // The first may meet connections whose loss has not been noticed yet.
      const attempt = async () => submit('/contact', ENQUIRIES['/contact'])
      await expect.poll(attempt).toMatchObject({ status: 503, body: { message: NOT_SAVED } })
    })
    expect(added).toEqual({})
  })

  test('when a connection opens too late, and then nothing is sent after the response', async () => {
    line.cut()
    play('holding-answers', REAL_BUDGET_MS) // longer than the pool waits for a connection
    const added = await rowsAddedBy(async () => {
      const { status, body } = await submit('/contact', ENQUIRIES['/contact'])
      expect([status, body]).toEqual([503, { message: NOT_SAVED, errors: [] }])
      play('passing')
      expect((await submit('/datasheet', ENQUIRIES['/datasheet'])).status).toBe(201)
    })
    expect(added).toMatchObject({ ...ONE_LEAD, datasheet_leads: 1 })
  })
})

describe('a form without JavaScript', () => {
  const fields = (details: string) => ({ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', details })

  /** Sends a form whose outcome stays unknown. Returns the reference and the values shown on its page. */
  async function sendInVain(details: string) {
    await openConnections()
    play('holding-answers')
    const response = await submitForm('/contact', fields(details))
    play('passing')
    const shown = pages.shown.at(-1)?.reply
    const reference = /PB-\w{4}-\w{4}/.exec(shown?.message ?? '')?.[0] ?? ''
    expect([response.status, shown?.message]).toEqual([503, unknown(reference)])
    await expect.poll(() => countLeads(reference)).toBe(1)
    return { reference, values: shown?.values ?? {} }
  }

  const referenceIn = (response: Response) =>
    new URL(response.headers.get('location') ?? '', 'http://x').searchParams.get('reference')

  test('comes back with its input and a key, and is saved once', async () => {
    const added = await rowsAddedBy(async () => {
      const { reference, values } = await sendInVain('once')
      expect(values).toEqual({ ...fields('once'), idempotencyKey: expect.stringMatching(/^[0-9a-f]{64}$/) })
      expect(referenceIn(await submitForm('/contact', values))).toBe(reference)
    })
    expect(added).toMatchObject({ leads: 2 }) // one of them opened the connections
  })

  test('is still the same one an hour later', async () => {
    const { reference, values } = await sendInVain('an hour later')
    await pool.query(`update idempotency_keys set expires_at = now() - interval '50 minutes'`)
    const added = await rowsAddedBy(async () => {
      expect(referenceIn(await submitForm('/contact', values))).toBe(reference)
    })
    expect(added).toEqual({})
  })

  test('keeps its key while it is corrected, and loses it once the first was found to be saved', async () => {
    const { values } = await sendInVain('to be changed')
    expect((await submitForm('/contact', { ...values, email: 'no address' })).status).toBe(400)
    expect(pages.shown.at(-1)?.reply?.values).toMatchObject({ idempotencyKey: values.idempotencyKey })

    expect((await submitForm('/contact', { ...values, details: 'changed' })).status).toBe(422)
    expect(pages.shown.at(-1)?.reply?.values).not.toHaveProperty('idempotencyKey')
  })
})
