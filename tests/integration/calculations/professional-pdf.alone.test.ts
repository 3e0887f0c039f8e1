import { expect, test, vi } from 'vitest'

import { EXAMPLE_PROJECT } from '@/lib/calculators/professional/example-project'
import { makeDocument } from '@/lib/pdf/make-document'

import { call, jsonRequest } from '../support/api'

vi.mock('@/lib/pdf/make-document', { spy: true })

const [room] = EXAMPLE_PROJECT.rooms
const ask = (body: unknown) => call(jsonRequest('POST', '/calculate/professional/pdf', body))

test('a project is returned as a document, and not stored', async () => {
  const response = await ask({ ...EXAMPLE_PROJECT, rooms: [room] })
  expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ])
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('an invalid project is rejected with a message', async () => {
  const tall = await ask({ ...EXAMPLE_PROJECT, rooms: [{ ...room, heightM: 240 }] })
  expect([tall.status, await tall.json()]).toEqual([
    400,
    { message: expect.any(String), errors: [{ path: 'rooms.0.heightM', message: 'Must be a number from 1.5 to 12' }] },
  ])
  const many = await ask({
    ...EXAMPLE_PROJECT,
    rooms: Array.from({ length: 101 }, (_, index) => ({ ...room, id: `r${index}` })),
  })
  expect([many.status, await many.json()]).toMatchObject([
    400,
    { message: 'A document can have no more than 100 rooms' },
  ])
})

test('the message for a failure includes the phone number', async () => {
  vi.mocked(makeDocument).mockRejectedValueOnce(new Error('10 are waiting already'))
  const response = await ask({ ...EXAMPLE_PROJECT, rooms: [room] })
  expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
    503,
    '30',
    { message: 'The document cannot be created just now. Please try again, or call us on 01632 960 123.', errors: [] },
  ])
})
