import fc from 'fast-check'
import { expect, test } from 'vitest'

import { startPages } from '../../fakes/pages'
import { type BadRequest, badRequests } from '../../fixtures/bad-input'
import { CASE_COUNT } from '../../fixtures/case-count'
import { ENDPOINT_PATHS, type EndpointPath, ENQUIRIES } from '../../fixtures/enquiries'
import { call, request } from '../support/api'
import { pool, rowsAddedBy } from '../support/rows'

// Forms without JavaScript then get a JSON response as well.
startPages().play('unreachable')

const STATUSES = [200, 201, 303, 400, 403, 413, 415, 422]
/** A stack trace, an SQL statement, a local path, a module name, a version. */
const REVEALING =
  /\n\s+at |node_modules|\bselect\b.*\bfrom\b|\binsert into\b|syntax error|postgres|payload|drizzle|zod|\/(?:work|home|root|src|app)\/|\.tsx?\b|Error:/i

const inPieces = (body: string | Uint8Array, bytes: number) => {
  const all = typeof body === 'string' ? new TextEncoder().encode(body) : body
  let at = 0
  return new ReadableStream<Uint8Array>({
    pull: (out) => {
      if (at >= all.length) return out.close()
      out.enqueue(all.subarray(at, at + bytes))
      at += bytes
    },
  })
}

async function sendBad(path: EndpointPath | '/error-log' | '/cart/add', { headers, body, chunkBytes }: BadRequest) {
  const content = chunkBytes === null ? body : inPieces(body, chunkBytes)
  const response = await call(request(path, { method: 'POST', headers, body: content, duplex: 'half' } as RequestInit))
  return { status: response.status, text: await response.text(), location: response.headers.get('location') }
}

/** The reference in a response body or redirect; null: a success without one; undefined: a rejection. */
function referenceIn({ status, text, location }: Awaited<ReturnType<typeof sendBad>>): string | null | undefined {
  if (status === 303) {
    const { pathname, searchParams } = new URL(location ?? '', 'http://localhost')
    return searchParams.get('reference') ?? (pathname.startsWith('/enquiry/') ? pathname : null) // one page for each enquiry
  }
  const { message, reference } = JSON.parse(text) as { message: unknown; reference?: string }
  expect(message).toEqual(expect.stringMatching(/\S/))
  return status === 200 || status === 201 ? (reference ?? null) : undefined
}

test.each(ENDPOINT_PATHS)(
  `${CASE_COUNT} bad requests to %s: each gets a readable response, and only accepted ones are stored`,
  async (path) => {
    const references = new Set<string>()
    let withoutReference = 0
    const added = await rowsAddedBy(() =>
      fc.assert(
        fc.asyncProperty(badRequests(ENQUIRIES[path]), async (bad) => {
          const result = await sendBad(path, bad)
          expect(STATUSES).toContain(result.status)
          expect(result.text).not.toMatch(REVEALING)
          const reference = referenceIn(result)
          if (reference) references.add(reference)
          else if (reference === null) withoutReference += 1
        }),
        { numRuns: CASE_COUNT },
      ),
    )
    expect(added.leads ?? 0).toBe(references.size)
    expect(added.idempotency_keys ?? 0).toBe(references.size)
    const {
      contact_inquiries = 0,
      survey_leads = 0,
      call_requests = 0,
      calculator_usage = 0,
      datasheet_leads = 0,
      partner_applications = 0,
      configuration_quotes = 0,
      project_quotes = 0,
    } = added
    const enquiries =
      contact_inquiries +
      survey_leads +
      call_requests +
      calculator_usage +
      datasheet_leads +
      partner_applications +
      configuration_quotes +
      project_quotes
    expect(enquiries).toBe(references.size + withoutReference)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  },
)

const REPORT = {
  error: 'x is not a function',
  stack: 'at t (/a.js:1:3)',
  filename: '/a.js',
  lineno: 1,
  colno: 3,
  url: 'http://localhost:3000/',
  timestamp: '2026-11-21T10:00:00.000Z',
}

test(`${CASE_COUNT} bad error reports: each is stored or refused with a message`, async () => {
  let kept = 0
  await fc.assert(
    fc.asyncProperty(badRequests(REPORT), async (bad) => {
      const { status, text } = await sendBad('/error-log', bad)
      expect([204, 400, 403, 413, 415]).toContain(status)
      expect(text).not.toMatch(REVEALING)
      if (status === 204) kept += 1
      else expect(JSON.parse(text)).toMatchObject({ message: expect.stringMatching(/\S/) })
    }),
    { numRuns: CASE_COUNT },
  )
  const { rows } = await pool.query<{ total: number }>('select coalesce(sum(count), 0)::int as total from error_logs')
  expect(rows).toEqual([{ total: kept }])
})

const LINE = { sessionId: `cart_1763900000000_${'0'.repeat(32)}`, productId: 1, quantity: 1 }

test(`${CASE_COUNT} bad additions to a cart are refused with a message, even while the store is closed`, async () => {
  await fc.assert(
    fc.asyncProperty(badRequests(LINE), async (bad) => {
      const { status, text } = await sendBad('/cart/add', bad)
      expect([400, 403, 413, 415]).toContain(status)
      expect(text).not.toMatch(REVEALING)
      expect(JSON.parse(text)).toMatchObject({ message: expect.stringMatching(/\S/) })
    }),
    { numRuns: CASE_COUNT },
  )
  expect((await pool.query('select 1 from cart_items')).rowCount).toBe(0)
})

const queries = fc.record({
  override: fc.constantFrom('GET', 'GET', 'get', 'PUT', 'DELETE', 'x', ''),
  type: fc.constantFrom(
    'application/x-www-form-urlencoded',
    'application/json',
    'text/plain',
    'multipart/form-data; boundary=x',
  ),
  body: fc.oneof(
    fc.constantFrom(
      'where=%00',
      'where[id][equals]=abc',
      'where[email][like]=%25',
      'limit=0&sort=hash',
      'depth=99999',
      '{',
      '{"where":1}',
      '--x\r\n',
    ),
    fc.string({ maxLength: 100 }),
  ),
})

// The admin sends its long queries to the same paths; see isLongQuery.
test.each(['/contact-inquiries', '/survey-leads'])(
  'a visitor who poses as the admin at %s reads and writes nothing',
  async (path) => {
    const added = await rowsAddedBy(() =>
      fc.assert(
        fc.asyncProperty(queries, async ({ override, type, body }) => {
          const response = await call(
            request(path, {
              method: 'POST',
              body,
              headers: { 'content-type': type, 'x-payload-http-method-override': override },
            }),
          )
          expect(response.ok).toBe(false) // Payload answers a malformed `where` with a 500 before it checks access
          expect(await response.text()).not.toMatch(REVEALING)
        }),
        { numRuns: CASE_COUNT },
      ),
    )
    expect(added).toEqual({})
  },
)
