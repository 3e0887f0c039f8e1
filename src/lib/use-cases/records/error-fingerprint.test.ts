import { expect, test } from 'vitest'

import { errorFingerprint } from './error-fingerprint'

const REPORT = {
  error: 'TypeError: x is not a function',
  stack:
    'TypeError: x is not a function\n    at openDialog (https://powerboard.example/_next/static/chunks/0a1b.js:1:345)\n    at n',
  filename: '/_next/static/chunks/0a1b.js',
  lineno: 1,
  colno: 345,
  url: '/contact',
  timestamp: '2026-11-21T10:00:00.000Z',
}
const moved = (text: string) => text.replace('0a1b.js', 'ffee-9.js').replace(':1:345', ':2:77')

test('an error keeps its fingerprint in another build, on another page and at another time', () => {
  const later = {
    ...REPORT,
    stack: moved(REPORT.stack),
    filename: moved(REPORT.filename),
    lineno: 2,
    colno: 77,
    url: '/about',
    timestamp: '2026-11-22T10:00:00.000Z',
  }
  expect(errorFingerprint(later)).toBe(errorFingerprint(REPORT))
})

test.each([
  { error: 'TypeError: y is not a function' },
  { stack: REPORT.stack.replace('openDialog', 'closeDialog') },
  { componentStack: '\n    at Map' },
  { filename: '/other.js' },
])('%j is another error', (change) => {
  expect(errorFingerprint({ ...REPORT, ...change })).not.toBe(errorFingerprint(REPORT))
})
