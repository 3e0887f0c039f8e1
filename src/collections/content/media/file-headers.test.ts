import { expect, test } from 'vitest'

import { fileHeaders } from './file-headers'

test.each([
  ['image/webp', null],
  ['video/mp4', null],
  ['application/pdf', 'attachment'],
])('serves %s as data', (type, disposition) => {
  const headers = fileHeaders({ headers: new Headers({ 'Content-Type': type, 'Content-Length': '5' }) })
  expect(headers.get('Content-Disposition')).toBe(disposition)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Content-Security-Policy')).toContain('sandbox')
  expect(headers.get('Cache-Control')).toContain('immutable')
  expect(headers.get('Content-Length')).toBe('5')
})
