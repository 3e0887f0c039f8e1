import { describe, expect, test } from 'vitest'

import { ENDPOINT_PATHS, ENQUIRIES, takenStatus } from '../../fixtures/enquiries'
import { type EnquiryResponse, submit } from '../support/enquiries'
import { pool, rowsAddedBy } from '../support/rows'

const contact = ENQUIRIES['/contact']
const visible = ({ status, body }: EnquiryResponse) => ({ status, body })
const expireKeys = () => pool.query(`update idempotency_keys set expires_at = now() - interval '1 second'`)

describe.each(ENDPOINT_PATHS)('the same key again, %s', (path) => {
  test('with the same body gets the first response and creates no second lead', async () => {
    const key = crypto.randomUUID()
    const first = await submit(path, ENQUIRIES[path], { key })
    const added = await rowsAddedBy(async () => {
      expect(visible(await submit(path, ENQUIRIES[path], { key }))).toEqual(visible(first))
    })
    expect(added).toEqual({})
  })

  test('with another body is rejected and changes nothing', async () => {
    const key = crypto.randomUUID()
    const field = path === '/project-quotes' ? 'customerPhone' : 'phone'
    await submit(path, ENQUIRIES[path], { key })
    const added = await rowsAddedBy(async () => {
      const { status, body } = await submit(path, { ...ENQUIRIES[path], [field]: '01632 960 009' }, { key })
      expect([status, body]).toEqual([
        422,
        {
          message: expect.stringMatching(/^This request was already sent with (other answers|another number)\./),
          errors: [],
        },
      ])
    })
    expect(added).toEqual({})
  })

  test('fifty simultaneous requests create one lead and get one response', async () => {
    const key = crypto.randomUUID()
    let results: EnquiryResponse[] = []
    const added = await rowsAddedBy(async () => {
      results = await Promise.all(Array.from({ length: 50 }, () => submit(path, ENQUIRIES[path], { key })))
    })
    expect(added).toMatchObject({ leads: 1, leads_rels: 1, idempotency_keys: 1 })
    expect(results[0]?.status).toBe(takenStatus(path))
    expect(new Set(results.map((result) => JSON.stringify(visible(result)))).size).toBe(1)
  })
})

test('one key at two endpoints is two requests', async () => {
  const key = crypto.randomUUID()
  const first = await submit('/contact', contact, { key })
  const second = await submit('/survey-leads', ENQUIRIES['/survey-leads'], { key })
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body.reference).not.toBe(first.body.reference)
})

test('a rejection is not stored: corrected, the same key is accepted', async () => {
  const key = crypto.randomUUID()
  expect((await submit('/contact', { ...contact, email: 'no address' }, { key })).status).toBe(400)
  expect((await submit('/contact', contact, { key })).status).toBe(201)
})

test('a key is kept for three days', async () => {
  const key = crypto.randomUUID()
  const first = await submit('/contact', contact, { key })
  const { rows } = await pool.query<{ hours: number }>(
    `select round(extract(epoch from expires_at - now()) / 3600)::int as hours from idempotency_keys where reference = $1`,
    [first.body.reference],
  )
  expect(rows).toEqual([{ hours: 72 }])
  await expireKeys()
  const second = await submit('/contact', { ...contact, details: 'Something else.' }, { key })
  expect(second.status).toBe(201)
  expect(second.body.reference).not.toBe(first.body.reference)
})

describe('without a key', () => {
  const body = (n: number) => ({ ...contact, details: `Message ${n}` })

  test('the same input twice within ten minutes is one request', async () => {
    const first = await submit('/contact', body(1), { key: null })
    expect(visible(await submit('/contact', body(1), { key: null }))).toEqual(visible(first))
    const { rows } = await pool.query<{ minutes: number }>(
      `select round(extract(epoch from expires_at - now()) / 60)::int as minutes from idempotency_keys where reference = $1`,
      [first.body.reference],
    )
    expect(rows).toEqual([{ minutes: 10 }])
  })

  test('after ten minutes it is another request', async () => {
    const first = await submit('/contact', body(2), { key: null })
    await expireKeys()
    const second = await submit('/contact', body(2), { key: null })
    expect(second.status).toBe(201)
    expect(second.body.reference).not.toBe(first.body.reference)
  })

  test('different input is another request immediately', async () => {
    const first = await submit('/contact', body(3), { key: null })
    expect((await submit('/contact', body(4), { key: null })).body.reference).not.toBe(first.body.reference)
  })

  test('fifty simultaneous requests are one', async () => {
    let results: EnquiryResponse[] = []
    const added = await rowsAddedBy(async () => {
      results = await Promise.all(Array.from({ length: 50 }, () => submit('/contact', body(5), { key: null })))
    })
    expect(added).toMatchObject({ leads: 1, deliveries: 3 })
    expect(new Set(results.map(({ body: { reference } }) => reference)).size).toBe(1)
  })
})
