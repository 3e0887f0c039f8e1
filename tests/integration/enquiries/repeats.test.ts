import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { ensureQueue } from '@/lib/delivery/queue'

import { ENDPOINT_PATHS, ENQUIRIES } from '../../fixtures/enquiries'
import { silentLog } from '../delivery/support'
import { submit, type Answered } from '../support/enquiries'
import { pool, rowsAddedBy } from '../support/rows'

beforeAll(() => ensureQueue({ pool, log: silentLog() }))
afterAll(() => pool.end())

const contact = ENQUIRIES['/contact']
const told = ({ status, body }: Answered) => ({ status, body })
const expireKeys = () => pool.query(`update idempotency_keys set expires_at = now() - interval '1 second'`)

describe.each(ENDPOINT_PATHS)('the same key again, %s', (path) => {
  test('with the same body gets the first answer and makes no second lead', async () => {
    const key = crypto.randomUUID()
    const first = await submit(path, ENQUIRIES[path], { key })
    const added = await rowsAddedBy(async () => {
      expect(told(await submit(path, ENQUIRIES[path], { key }))).toEqual(told(first))
    })
    expect(added).toEqual({})
  })

  test('with another body is refused and changes nothing', async () => {
    const key = crypto.randomUUID()
    await submit(path, ENQUIRIES[path], { key })
    const added = await rowsAddedBy(async () => {
      const { status, body } = await submit(path, { ...ENQUIRIES[path], phone: '01632 960 009' }, { key })
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

  test('fifty at the same moment make one lead and get one answer', async () => {
    const key = crypto.randomUUID()
    let answers: Answered[] = []
    const added = await rowsAddedBy(async () => {
      answers = await Promise.all(Array.from({ length: 50 }, () => submit(path, ENQUIRIES[path], { key })))
    })
    expect(added).toMatchObject({ leads: 1, leads_rels: 1, idempotency_keys: 1 })
    expect(answers[0]?.status).toBe(201)
    expect(new Set(answers.map((answer) => JSON.stringify(told(answer)))).size).toBe(1)
  })
})

test('one key at two endpoints is two requests', async () => {
  const key = crypto.randomUUID()
  const first = await submit('/contact', contact, { key })
  const second = await submit('/survey-leads', ENQUIRIES['/survey-leads'], { key })
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body.reference).not.toBe(first.body.reference)
})

test('a refusal is not kept: corrected, the same key is taken', async () => {
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

  test('the same words twice within ten minutes are one request', async () => {
    const first = await submit('/contact', body(1), { key: null })
    expect(told(await submit('/contact', body(1), { key: null }))).toEqual(told(first))
    const { rows } = await pool.query<{ minutes: number }>(
      `select round(extract(epoch from expires_at - now()) / 60)::int as minutes from idempotency_keys where reference = $1`,
      [first.body.reference],
    )
    expect(rows).toEqual([{ minutes: 10 }])
  })

  test('after ten minutes they are another', async () => {
    const first = await submit('/contact', body(2), { key: null })
    await expireKeys()
    const second = await submit('/contact', body(2), { key: null })
    expect(second.status).toBe(201)
    expect(second.body.reference).not.toBe(first.body.reference)
  })

  test('other words are another at once', async () => {
    const first = await submit('/contact', body(3), { key: null })
    expect((await submit('/contact', body(4), { key: null })).body.reference).not.toBe(first.body.reference)
  })

  test('fifty at the same moment are one', async () => {
    let answers: Answered[] = []
    const added = await rowsAddedBy(async () => {
      answers = await Promise.all(Array.from({ length: 50 }, () => submit('/contact', body(5), { key: null })))
    })
    expect(added).toMatchObject({ leads: 1, deliveries: 3 })
    expect(new Set(answers.map(({ body: { reference } }) => reference)).size).toBe(1)
  })
})
