import { expect, test } from 'vitest'

import { requireStrongPassword } from './require-strong-password'

/** Only what the hook reads; without its dictionary, a request translates to the key. */
const validate = (data: { password?: unknown } | undefined, context: Record<string, unknown> = {}) =>
  requireStrongPassword({ data, req: { context, t: (key: string) => key } } as unknown as Parameters<
    typeof requireStrongPassword
  >[0])

test.each(['abcdefghijkl', 'abcdeabcdeab', 'four warm panels'])('takes %s', (password) => {
  expect(validate({ password })).toEqual({ password })
})

test.each([
  ['eleven characters', 'abcdefghijk'],
  ['four characters over and over', 'abcdabcdabcdabcd'],
  ['nothing', ''],
  ['what is no text', 123456789012],
])('refuses %s', (_, password) => {
  expect(() => validate({ password })).toThrow(
    expect.objectContaining({
      status: 400,
      data: expect.objectContaining({ errors: [expect.objectContaining({ path: 'password' })] }),
    }),
  )
})

test.each([[{}], [{ password: undefined }], [{ password: null }], [undefined]])(
  'leaves a change without a password alone: %j',
  (data) => {
    expect(validate(data)).toBe(data)
  },
)

test('takes what the operator set for the first admin', () => {
  expect(validate({ password: 'short' }, { isOutsideServer: true })).toEqual({ password: 'short' })
})
