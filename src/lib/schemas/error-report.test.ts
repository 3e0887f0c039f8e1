import { describe, expect, it } from 'vitest'

import { errorReportSchema } from './error-report'

const report = {
  error: "Cannot read properties of undefined (reading 'map')",
  stack: 'TypeError: …\n    at t (https://powerboard.example/_next/static/chunks/a.js?v=2:1:345)',
  filename: 'https://powerboard.example/_next/static/chunks/a.js?v=2',
  lineno: 1,
  colno: 345,
  url: 'https://powerboard.example/contact?email=ada@example.com#form',
  timestamp: '2026-11-21T10:00:00.000Z',
}

describe('errorReportSchema', () => {
  it('keeps what helps to find the fault, and no personal data', () => {
    expect(errorReportSchema.parse({ ...report, reason: 'no lead for ada@example.com, 07700 900 225' })).toEqual({
      ...report,
      reason: 'no lead for [email], [number]',
      stack: 'TypeError: …\n    at t (https://powerboard.example/_next/static/chunks/a.js)',
      filename: '/_next/static/chunks/a.js',
      url: '/contact',
    })
  })

  it('truncates long text and drops what is invisible', () => {
    const read = errorReportSchema.parse({
      ...report,
      error: `\u0000\ud800${'x'.repeat(2_000)}`,
      stack: 'y'.repeat(9_000),
      url: `/${'z'.repeat(1_900)}`,
    })
    expect(read.error).toBe('x'.repeat(1_000))
    expect(read.stack).toHaveLength(8_000)
    expect(read.url).toHaveLength(500)
  })

  it.each([{ error: 'x' }, { reason: 'x' }])('accepts %o', (what) => {
    expect(errorReportSchema.safeParse({ ...what, url: '/', timestamp: report.timestamp }).success).toBe(true)
  })

  it.each([
    ['neither error nor reason', { ...report, error: '' }],
    ['no page', { ...report, url: undefined }],
    ['an invalid time', { ...report, timestamp: 'yesterday' }],
    ['an invalid line number', { ...report, lineno: 1.5 }],
    ['a line before the first', { ...report, lineno: -1 }],
    ['something unknown', { ...report, cookie: 'x' }],
    ['an error that is not text', { ...report, error: { length: 3 } }],
  ])('rejects %s', (_what, body) => {
    expect(errorReportSchema.safeParse(body).success).toBe(false)
  })
})
