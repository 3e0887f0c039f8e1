import { expect, test, vi } from 'vitest'

const overLimit = vi.hoisted(() => vi.fn<(limit: string, key: string) => Promise<number | null>>())
vi.mock('@/lib/platform/rate-limit', () => ({ overLimit, tooManyAttempts: (seconds: number) => `Wait ${seconds} s.` }))

const { requireCurrentPassword } = await import('./require-current-password')

const login = vi.fn().mockRejectedValue(new Error('wrong'))
const OWN = { id: 7, username: 'ada' }

/** Calls the hook with only the properties it reads. */
const change = (data: object) =>
  requireCurrentPassword({
    data,
    originalDoc: OWN,
    req: { user: OWN, payload: { login }, t: (key: string) => key },
  } as unknown as Parameters<typeof requireCurrentPassword>[0])
const refusalOf = (message: string) => ({ data: { errors: [{ path: 'currentPassword', message }] } })

test('attempts at one’s own password are limited by account, before it is checked', async () => {
  overLimit.mockResolvedValueOnce(null).mockResolvedValueOnce(90)
  const attempt = () => change({ password: 'four warm panels', currentPassword: 'a guess' })
  await expect(attempt()).rejects.toMatchObject(refusalOf('This is not your current password.'))
  await expect(attempt()).rejects.toMatchObject(refusalOf('Wait 90 s.'))
  expect(overLimit.mock.calls).toEqual(Array(2).fill(['loginSameAccount', 'own password of 7']))
  expect(login).toHaveBeenCalledTimes(1)
})

test('a change without a new password is not an attempt', async () => {
  overLimit.mockClear()
  await expect(change({ name: 'Ada', currentPassword: 'a guess' })).resolves.toEqual({ name: 'Ada' })
  expect(overLimit).not.toHaveBeenCalled()
})
