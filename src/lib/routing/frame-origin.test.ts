import { expect, test } from 'vitest'

import { isFrameOrigin } from './frame-origin'

test.each([
  'https://www.example.com',
  'https://example.co.uk',
  'https://a-b.example:8443',
  'https://xn--mnchen-3ya.example',
  'http://localhost:4000',
  'http://localhost',
])('%s is allowed', (origin) => expect(isFrameOrigin(origin)).toBe(true))

test.each([
  'http://www.example.com',
  'https://www.example.com/',
  'https://www.example.com/page',
  'https://*.example.com',
  'https://*',
  '*',
  'https:',
  'https://example',
  'https://Example.com',
  'https://user@example.com',
  "https://example.com; script-src 'unsafe-inline'",
  'https://example.com;x',
  'https://example.com https://other.example',
  'https://-a.example',
  'https://example.com:',
  'data:',
  'null',
  '',
  'http://localhost.example.com',
  'https://127.0.0.1',
])('%j is not', (text) => expect(isFrameOrigin(text)).toBe(false))
