import { describe, expect, test } from 'vitest'

import { idempotencyOf } from './idempotency'

const post = (path: string, key?: string) =>
  new Request(`http://localhost${path}`, {
    method: 'POST',
    headers: key === undefined ? {} : { 'idempotency-key': key },
  })
const KEY = '0b3e9f52-1c5e-4b8a-9d1f-000000000001'

describe('with a key', () => {
  test('it counts for three days, for its own endpoint, with the body it came with', () => {
    const first = idempotencyOf(post('/api/contact', KEY), 'one')
    expect(first).toEqual({
      key: `sent:/api/contact:${KEY}`,
      bodySha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      keptHours: 72,
    })
    expect(idempotencyOf(post('/api/contact', KEY), 'one')).toEqual(first)
    expect(idempotencyOf(post('/api/contact?x=1', KEY), 'one')).toEqual(first)
    expect(idempotencyOf(post('/api/contact', KEY), 'two')?.bodySha256).not.toBe(first?.bodySha256)
    expect(idempotencyOf(post('/api/survey-leads', KEY), 'one')?.key).not.toBe(first?.key)
  })

  test.each(['a'.repeat(16), 'a'.repeat(100), 'A1-'.repeat(6), '-'.repeat(16)])('%j is one', (key) => {
    expect(idempotencyOf(post('/api/contact', key), '')?.key).toBe(`sent:/api/contact:${key}`)
  })

  test.each(['', 'a'.repeat(15), 'a'.repeat(101), `${'a'.repeat(16)}_`, `${'a'.repeat(16)} b`, `${'a'.repeat(16)}é`])(
    '%j is none',
    (key) => {
      expect(idempotencyOf(post('/api/contact', key), '')).toBeNull()
    },
  )
})

describe('without a key', () => {
  test('the body itself counts, for ten minutes, at its own endpoint', () => {
    const first = idempotencyOf(post('/api/contact'), 'one')
    expect(first).toEqual({
      key: `body:${first?.bodySha256}`,
      bodySha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      keptHours: 1 / 6,
    })
    expect(idempotencyOf(post('/api/contact'), 'one')).toEqual(first)
    expect(idempotencyOf(post('/api/contact'), 'two')?.key).not.toBe(first?.key)
    expect(idempotencyOf(post('/api/survey-leads'), 'one')?.key).not.toBe(first?.key)
  })

  test('no sent key can be taken for one', () => {
    expect(idempotencyOf(post('/api/contact', 'a'.repeat(64)), 'x')?.key).toMatch(/^sent:/)
  })
})
