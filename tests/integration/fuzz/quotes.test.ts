import fc from 'fast-check'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { designOfPlan } from '@/lib/domain/design/design-of-plan'
import { enquiryToken, quoteToken } from '@/lib/platform/enquiry-token'

import { startPages } from '../../fakes/pages'
import { badRequests } from '../../fixtures/bad-input'
import { CASE_COUNT } from '../../fixtures/case-count'
import { type Body, ENQUIRIES } from '../../fixtures/enquiries'
import { pdfOf } from '../../fixtures/pdf'
import { openSessions, type Sessions } from '../access/sessions'
import { call, jsonRequest, request } from '../support/api'
import { submit } from '../support/enquiries'
import { pieceOf } from '../support/pieces'
import { pool, readLead } from '../support/rows'

// Forms without JavaScript then get a JSON response as well.
startPages().play('unreachable')

const REVEALING = /\n\s+at |node_modules|syntax error|postgres|payload|drizzle|\/(?:work|home|root)\/|\.tsx?\b|Error:/i
const SECRET = 'A'.repeat(43)
const content = { design: designOfPlan('flat'), laid: {} }

let sessions: Sessions
/** A project, and a quote that its customer can accept or decline. */
let project: { id: number; token: string }
let quote: { id: number; token: string }

beforeAll(async () => {
  sessions = await openSessions(await payloadClient())
  const submitted = await submit('/project-quotes', ENQUIRIES['/project-quotes'])
  const { lead } = await readLead(submitted.body.reference ?? '')
  project = { id: Number(lead.id), token: enquiryToken(submitted.body.reference ?? '') }
  const configured = await submit('/configuration-quotes', ENQUIRIES['/configuration-quotes'])
  const { lead: buyer } = await readLead(configured.body.reference ?? '')
  const headers = { cookie: sessions.sales.cookie }
  const prepared = await call(jsonRequest('POST', '/quotes/prepare', { lead: Number(buyer.id) }, headers))
  const { id } = (await prepared.json()) as { id: number }
  const { rows } = await pool.query<{ reference: string }>('select reference from quotes where id = $1', [id])
  quote = { id, token: quoteToken(rows[0]?.reference ?? '') }
})

async function expectPlain(response: Response) {
  const text = await response.text()
  expect([200, 201, 303, 400, 401, 403, 404, 409, 413, 415, 422]).toContain(response.status)
  expect(text).not.toMatch(REVEALING)
  if (response.status < 400) return
  const { message, errors } = JSON.parse(text) as { message?: string; errors: { message: string }[] }
  expect(message ?? errors[0]?.message).toMatch(/\S/) // Payload's own endpoints put it in the errors
}

type Endpoint = { name: string; path?: () => string; good: () => Body; isOfStaff?: true }

/** Every endpoint of quotes and shared designs, with a good body. */
const ENDPOINTS: Endpoint[] = [
  { name: '/quotes/prepare', good: () => ({ lead: 99_999_999 }), isOfStaff: true },
  {
    name: '/quotes/send',
    path: () => `/quotes/${quote.id}/send`,
    good: () => ({ reason: 'Short', shownVersion: '2026-11-23T10:00:00.000Z' }),
    isOfStaff: true,
  },
  { name: '/quotes/answer', good: () => ({ token: quote.token, answer: 'accepted', name: 'Mei', website: '' }) },
  { name: '/enquiries/pieces', good: () => ({ token: project.token, sha256: 'a'.repeat(64), offset: '0' }) },
  { name: '/system-designer/pack', good: () => ({ ...content, other: 1 }) },
  { name: '/system-designer/shared', good: () => ({ content, other: 1 }) },
  { name: '/system-designer/shared/save', good: () => ({ token: SECRET, version: 1, content }) },
  { name: '/system-designer/shared/comment', good: () => ({ token: SECRET, text: 'Is the hall included?' }) },
  { name: '/system-designer/shared/change', good: () => ({ token: SECRET, action: 'new-links' }) },
]

test.each(ENDPOINTS)(
  `${CASE_COUNT} bad requests to $name: each gets a readable response`,
  async ({ name, path = () => name, good, isOfStaff }) => {
    const cookie: Record<string, string> = isOfStaff ? { cookie: sessions.sales.cookie } : {}
    await fc.assert(
      fc.asyncProperty(badRequests(good()), async ({ headers, body }) => {
        const init = { method: 'POST', headers: { ...headers, ...cookie }, body: body as BodyInit }
        await expectPlain(await call(request(path(), init)))
      }),
      { numRuns: CASE_COUNT },
    )
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  },
)

/** Variants of a valid file, damaged by accident or in an attack. */
const broken = (whole: Uint8Array) =>
  fc.oneof(
    fc.nat(whole.length - 1).map((end) => whole.subarray(0, end)),
    fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 40 }).map((changes) => {
      const bytes = new Uint8Array(whole)
      for (const [at, byte] of changes) bytes[at] = byte
      return bytes
    }),
    fc.uint8Array({ maxLength: 200 }).map((tail) => new Uint8Array([...whole.subarray(0, 16), ...tail])),
    fc.uint8Array({ maxLength: 300 }),
  )

const names = fc.constantFrom(
  'plan.pdf',
  '../../x.pdf',
  'a\r\nb.jpg',
  '',
  'x'.repeat(400),
  '<script>.png',
  '\u202egpj.exe',
)

const FORMATS = ['jpeg', 'png', 'webp', 'avif', 'pdf'] as const

async function wholeOf(format: (typeof FORMATS)[number]): Promise<Uint8Array> {
  if (format === 'pdf') return pdfOf(['Ground floor'])
  return sharp({ create: { width: 24, height: 16, channels: 3, background: 'red' } })
    .withExif({ IFD3: { GPSLatitude: '51/1 21/1 0/1' } })
    .toFormat(format)
    .toBuffer()
}

test.each(FORMATS)(
  `${CASE_COUNT} broken files that begin like %s: each is stored without metadata or refused with a message`,
  async (format) => {
    const whole = await wholeOf(format)
    await fc.assert(
      fc.asyncProperty(broken(whole), names, async (bytes, name) => {
        const form = new FormData()
        form.set('token', project.token)
        form.append('photos', new Blob([new Uint8Array(bytes)]), name)
        await expectPlain(await call(request('/enquiries/photos', { method: 'POST', body: form })))
      }),
      { numRuns: CASE_COUNT },
    )
    const { rows: photos } = await pool.query<{ jpeg: Buffer }>('select jpeg from lead_photos where lead_id = $1', [
      project.id,
    ])
    for (const { jpeg } of photos) {
      const { format: kept, exif } = await sharp(jpeg).metadata()
      expect([kept, exif]).toEqual(['jpeg', undefined])
    }
    const { rows: documents } = await pool.query<{ name: string; pdf: Buffer }>(
      'select name, pdf from lead_documents where lead_id = $1',
      [project.id],
    )
    for (const { name, pdf } of documents) {
      expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-')
      expect(name).toMatch(/^[\p{L}\p{N} ._()-]{1,120}$/u)
    }
    expect(photos.length + documents.length).toBeLessThanOrEqual(10)
    await pool.query('delete from lead_photos')
    await pool.query('delete from lead_documents')
  },
)

const plan = pdfOf(['Ground floor'])
const badFields = fc.array(
  fc.tuple(
    fc.constantFrom('token', 'sha256', 'name', 'bytes', 'offset', 'piece', '__proto__', 'other'),
    fc.oneof(
      fc.constantFrom('', '-1', '1e9', '0x10', '99999999', '524288', 'NaN', 'a\u0000b', SECRET, 'a'.repeat(64), null),
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.uint8Array({ maxLength: 3 * plan.length }).map((bytes) => new Blob([new Uint8Array(bytes)])),
    ),
  ),
  { minLength: 1, maxLength: 3 },
)

test(`${CASE_COUNT} bad pieces of a file: each gets a readable response, and only complete files are stored`, async () => {
  await fc.assert(
    fc.asyncProperty(badFields, fc.constantFrom(undefined, 0), async (wrong, offset) => {
      const form = new FormData()
      const fields = { token: project.token, ...pieceOf(plan, offset), ...Object.fromEntries(wrong) }
      for (const [name, value] of Object.entries(fields)) if (value !== null) form.append(name, value)
      await expectPlain(await call(request('/enquiries/pieces', { method: 'POST', body: form })))
    }),
    { numRuns: CASE_COUNT },
  )
  const { rows } = await pool.query<{ name: string; pdf: Buffer }>('select name, pdf from lead_documents')
  for (const { name, pdf } of rows) {
    expect(pdf.equals(plan)).toBe(true)
    expect(name).toMatch(/^[\p{L}\p{N} ._()-]{1,120}$/u)
  }
  expect(rows.length).toBeLessThanOrEqual(1)
  const { rows: arriving } = await pool.query('select from arriving_files where not is_kept and received > 0')
  expect(arriving).toEqual([])
})
