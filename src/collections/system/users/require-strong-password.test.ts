import { expect, test } from 'vitest'

import { requireStrongPassword } from './require-strong-password'

const LENGTH = 'Use 12 to 200 characters, such as three or four words that do not belong together.'
const OWN = 'Leave out your own name, your username and the company’s name: they are tried first.'
const COMMON =
  'This is easy to guess, even with digits, symbols or repetitions added. Use three or four words that do not belong together.'

type Data = { password?: unknown; username?: string; name?: string }

/** Calls the hook with only the arguments it reads; translation returns the key. */
const validate = (data: Data | undefined, context: Record<string, unknown> = {}, originalDoc?: Data) => {
  const payload = { findGlobal: async () => ({ legalName: 'Warm Ceilings Ltd' }) }
  return requireStrongPassword({
    data,
    originalDoc,
    req: { context, payload, t: (key: string) => key },
  } as unknown as Parameters<typeof requireStrongPassword>[0])
}
const refusal = (message: string) =>
  expect.objectContaining({ status: 400, data: { collection: 'users', errors: [{ path: 'password', message }] } })

test('a strong password is accepted', async () => {
  expect(await validate({ password: 'four warm panels' })).toEqual({ password: 'four warm panels' })
})

test.each([
  [{ password: 'password1234' }, {}, COMMON],
  [{ password: 'short' }, {}, LENGTH],
  [{ password: 'kestrel kestrel', username: 'kestrel' }, {}, OWN],
  [{ password: 'edwina edwina!' }, { name: 'Edwina Hale' }, OWN],
  [{ password: 'warm_ceilings2026' }, {}, OWN],
  [{ password: 'powerboard2026' }, {}, OWN],
])('%j of %j is refused with what to do', async (data, before, message) => {
  await expect(validate(data, {}, before)).rejects.toThrow(refusal(message))
})

test.each([[{}], [{ password: undefined }], [{ password: null }], [undefined]])(
  'ignores a change without a password: %j',
  async (data) => {
    expect(await validate(data)).toBe(data)
  },
)

test("accepts the operator's password for the first admin", async () => {
  expect(await validate({ password: 'short' }, { isOutsideServer: true })).toEqual({ password: 'short' })
})
