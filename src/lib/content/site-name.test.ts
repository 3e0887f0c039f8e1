import { expect, test } from 'vitest'

import { siteName } from './site-name'

test.each([
  ['https://www.linkedin.com/in/name', 'LinkedIn'],
  ['https://uk.linkedin.com/in/name', 'LinkedIn'],
  ['https://x.com/name', 'X'],
  ['https://www.example.co.uk/about', 'example.co.uk'],
  ['https://linkedin.com@example.com/', 'example.com'],
  ['https://linkedin.com.example.net/', 'linkedin.com.example.net'],
])('%s is named %s', (address, name) => {
  expect(siteName(address)).toBe(name)
})
