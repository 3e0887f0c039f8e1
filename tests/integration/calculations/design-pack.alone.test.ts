import { expect, test, vi } from 'vitest'

import { designOfPlan } from '@/lib/domain/design/design-of-plan'
import { makeDocument } from '@/lib/pdf/make-document'

import { call, jsonRequest } from '../support/api'

vi.mock('@/lib/pdf/make-document', { spy: true })

const design = designOfPlan('flat')
const laid = { 'room-1': [{ westMm: 400, eastMm: 1_600, southMm: 400, northMm: 1_000 }] }
const ask = (body: unknown) => call(jsonRequest('POST', '/system-designer/pack', body))

test('a design is returned as a document, and not stored', async () => {
  const response = await ask({ design, laid })
  expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ])
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-/)
})

test('an invalid design is refused with a message', async () => {
  const [room] = design?.rooms ?? []
  for (const body of [
    { design },
    { design: { ...design, rooms: [] }, laid },
    { design: { ...design, rooms: [{ ...room, heightMm: 200 }] }, laid },
    { design: { ...design, rooms: [room, room] }, laid },
    { design, laid: { 'room-1': [{ westMm: -5_000, eastMm: -3_800, southMm: 400, northMm: 1_000 }] } },
    { design, laid, other: 1 },
  ])
    expect((await ask(body)).status).toBe(400)
})

test('the message for a failure includes the phone number', async () => {
  vi.mocked(makeDocument).mockRejectedValueOnce(new Error('10 are waiting already'))
  const response = await ask({ design, laid })
  expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
    503,
    '30',
    { message: 'The pack cannot be made just now. Please try again, or call us on 01632 960 123.', errors: [] },
  ])
})
