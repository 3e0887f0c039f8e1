import { describe, expect, test } from 'vitest'

import { idempotencyOf as identify, retryKeyOf } from './idempotency'

const post = (path: string, key?: string) =>
  new Request(`http://localhost${path}`, {
    method: 'POST',
    headers: key === undefined ? {} : { 'idempotency-key': key },
  })
const idempotencyOf = (request: Request, body: string, retryOf: string | null = null) =>
  identify(request, { body, retryOf, secret: 'a secret' })
const REFERENCE = expect.stringMatching(/^PB-[0-9A-Z]{4}-[0-9A-Z]{4}$/) as string
const KEY = '0b3e9f52-1c5e-4b8a-9d1f-000000000001'

describe('with a key', () => {
  test('is valid for three days, for its own endpoint and body', () => {
    const first = idempotencyOf(post('/api/contact', KEY), 'one')
    expect(first).toEqual({
      key: `sent:/api/contact:${KEY}`,
      bodySha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      keptHours: 72,
      reference: REFERENCE,
      isRetry: false,
    })
    expect(idempotencyOf(post('/api/contact', KEY), 'one')).toEqual(first)
    expect(idempotencyOf(post('/api/contact?x=1', KEY), 'one')).toEqual(first)
    expect(idempotencyOf(post('/api/contact', KEY), 'two')?.bodySha256).not.toBe(first?.bodySha256)
    expect(idempotencyOf(post('/api/survey-leads', KEY), 'one')?.key).not.toBe(first?.key)
  })

  test.each(['a'.repeat(16), 'a'.repeat(100), 'A1-'.repeat(6), '-'.repeat(16)])('%j is valid', (key) => {
    expect(idempotencyOf(post('/api/contact', key), '')?.key).toBe(`sent:/api/contact:${key}`)
  })

  test.each(['', 'a'.repeat(15), 'a'.repeat(101), `${'a'.repeat(16)}_`, `${'a'.repeat(16)} b`, `${'a'.repeat(16)}é`])(
    '%j is invalid',
    (key) => {
      expect(idempotencyOf(post('/api/contact', key), '')).toBeNull()
    },
  )
})

describe('without a key', () => {
  test('the body identifies the submission for ten minutes, per endpoint', () => {
    const first = idempotencyOf(post('/api/contact'), 'one')
    expect(first).toEqual({
      key: `body:${first?.bodySha256}`,
      bodySha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      keptHours: 1 / 6,
      reference: REFERENCE,
      isRetry: false,
    })
    expect(idempotencyOf(post('/api/contact'), 'one')).toEqual(first)
    expect(idempotencyOf(post('/api/contact'), 'two')?.key).not.toBe(first?.key)
    expect(idempotencyOf(post('/api/survey-leads'), 'one')?.key).not.toBe(first?.key)
  })

  test('no key sent by a client can match a derived one', () => {
    expect(idempotencyOf(post('/api/contact', 'a'.repeat(64)), 'x')?.key).toMatch(/^sent:/)
  })
})

describe('a plain form sent again', () => {
  const first = idempotencyOf(post('/api/contact'), 'one')
  const retryKey = first ? retryKeyOf(first) : ''

  test('is the same submission, even with changed values', () => {
    expect(idempotencyOf(post('/api/contact'), 'one', retryKey)).toEqual({ ...first, isRetry: true })
    expect(idempotencyOf(post('/api/contact'), 'two', retryKey)).toMatchObject({
      key: first?.key,
      reference: first?.reference,
      isRetry: true,
    })
    expect(idempotencyOf(post('/api/contact'), 'two', retryKey)?.bodySha256).not.toBe(first?.bodySha256)
  })

  test('keeps its key on a third attempt', () => {
    const second = idempotencyOf(post('/api/contact'), 'two', retryKey)
    expect(second && retryKeyOf(second)).toBe(retryKey)
  })

  test.each(['', 'a'.repeat(63), 'A'.repeat(64), KEY])('%j is not a retry key', (key) => {
    expect(idempotencyOf(post('/api/contact'), 'one', key)).toBeNull()
  })
})

test('the reference is derived from the key and our secret only', () => {
  const sent = (secret: string, key = KEY, body = 'one') =>
    identify(post('/api/contact', key), { body, retryOf: null, secret })?.reference
  expect(sent('a secret', KEY, 'two')).toBe(sent('a secret'))
  expect(sent('another secret')).not.toBe(sent('a secret'))
  expect(sent('a secret', KEY.replace('1', '2'))).not.toBe(sent('a secret'))
})
