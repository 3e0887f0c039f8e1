import { expect, test } from 'vitest'

import { ApiError } from '../api-request'
import { cartTroubleOf } from './cart-trouble'

test.each([
  ['no response', new TypeError('Failed to fetch'), 'unreachable'],
  ['a response that does not arrive in time', new DOMException('Timed out', 'TimeoutError'), 'unreachable'],
  ['a failure of the server', new ApiError(500, '', 'Internal Server Error'), 'failing'],
  ['a server that is too busy', new ApiError(503, '', 'Service Unavailable'), 'failing'],
  ['too many requests', new ApiError(429, '', 'Too Many Requests'), 'failing'],
  ['a response that is not JSON', new SyntaxError('Unexpected token'), 'failing'],
])('%s', (_name, error, trouble) => {
  expect(cartTroubleOf(error)).toBe(trouble)
})
