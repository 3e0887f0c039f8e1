import { expect, test } from 'vitest'

import { requireStrongPassword } from './require-strong-password'

/** Calls the hook with only the arguments it reads; translation returns the key. */
const validate = (data: { password?: unknown } | undefined, context: Record<string, unknown> = {}) =>
  requireStrongPassword({ data, req: { context, t: (key: string) => key } } as unknown as Parameters<
    typeof requireStrongPassword
  >[0])

test.each(['abcdefghijkl', 'abcdeabcdeab', 'four warm panels'])('accepts %s', (password) => {
  expect(validate({ password })).toEqual({ password })
})

test.each([
  ['eleven characters', 'abcdefghijk'],
  ['four repeated characters', 'abcdabcdabcdabcd'],
  ['nothing', ''],
  ['a value that is not a string', 123456789012],
])('refuses %s', (_, password) => {
  expect(() => validate({ password })).toThrow(
    expect.objectContaining({
      status: 400,
      data: expect.objectContaining({ errors: [expect.objectContaining({ path: 'password' })] }),
    }),
  )
})

test.each([[{}], [{ password: undefined }], [{ password: null }], [undefined]])(
  'ignores a change without a password: %j',
  (data) => {
    expect(validate(data)).toBe(data)
  },
)

test("accepts the operator's password for the first admin", () => {
  expect(validate({ password: 'short' }, { isOutsideServer: true })).toEqual({ password: 'short' })
})
