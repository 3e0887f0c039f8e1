import { beforeEach, expect, test, vi } from 'vitest'

import { FIRST_TYPED } from '@/lib/calculators/professional/first-typed'
import { makeDocument } from '@/lib/pdf/make-document'

import { startPages } from '../../fakes/pages'
import { call, jsonRequest, request } from '../support/api'
import { rowsAddedBy } from '../support/rows'

vi.mock('@/lib/pdf/make-document', { spy: true })

const pages = startPages()
const PAGE = `${pages.origin}/calculator/professional/result`

beforeEach(() => pages.clear())

const post = (fields: Record<string, string>) =>
  call(request('/calculate/professional', { method: 'POST', body: new URLSearchParams({ ...FIRST_TYPED, ...fields }) }))

test('a valid form gets a page in response, and is not stored', async () => {
  const added = await rowsAddedBy(async () => {
    const response = await post({ show: 'house.panels' })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  })
  expect(added).toEqual({})
  expect(pages.shown).toEqual([
    { url: PAGE, reply: { message: '', errors: [], values: { ...FIRST_TYPED, show: 'house.panels' } } },
  ])
})

test('an invalid line comes back with everything that was entered', async () => {
  const fields = { name: 'Semi', postcode: 'SN', rooms: 'Lounge,living,far,3.7,,2.4' }
  const response = await post(fields)
  const message = 'Line 1, Length: Must be a number from 0.5 to 50.'
  expect([response.status, await response.text()]).toEqual([400, '<form>as typed</form>'])
  expect(pages.shown).toEqual([
    { url: PAGE, reply: { message, errors: [{ path: 'rooms', message }], values: { ...FIRST_TYPED, ...fields } } },
  ])
})

test.each([
  ['json', 'application/json', /^\{\n {2}"format": "powerboard-project",/],
  ['csv', 'text/csv; charset=utf-8', /^\uFEFFRoom,Use,Length \(m\),.*\r\nLounge,living,4\.2,/],
  ['pdf', 'application/pdf', /^%PDF-/],
])('a project is returned as a file: %s', async (as, type, content) => {
  const response = await post({ name: 'Our semi', as })
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
  expect([response.status, response.headers.get('content-type'), response.headers.get('content-disposition')]).toEqual([
    200,
    type,
    `attachment; filename="our-semi.${as}"`,
  ])
  expect(text).toMatch(content)
})

test('a script that sends the same data gets the project', async () => {
  const response = await call(jsonRequest('POST', '/calculate/professional', FIRST_TYPED))
  expect([response.status, await response.json()]).toMatchObject([
    200,
    { project: { rooms: [{ name: 'Lounge' }, { name: 'Kitchen' }, { name: 'Bedroom 1' }] } },
  ])
  expect(pages.shown).toEqual([])
})

test('on failure the form comes back with the phone number', async () => {
  vi.mocked(makeDocument).mockRejectedValueOnce(new Error('10 are waiting already'))
  const response = await post({ as: 'pdf' })
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
  expect(pages.shown).toMatchObject([
    {
      reply: {
        message: 'We could not work this out just now. Please try again, or call us on 01632 960 123.',
        errors: [],
        values: FIRST_TYPED,
      },
    },
  ])
})
