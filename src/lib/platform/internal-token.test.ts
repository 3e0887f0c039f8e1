import { expect, test } from 'vitest'

import { internalTokenOf } from './internal-token'

test('every process with the same secret has the same token, which is not the secret', () => {
  expect(internalTokenOf('a secret of ours')).toBe(internalTokenOf('a secret of ours'))
  expect(internalTokenOf('a secret of ours')).toMatch(/^[\w-]{43}$/)
  expect(internalTokenOf('another secret')).not.toBe(internalTokenOf('a secret of ours'))
})
