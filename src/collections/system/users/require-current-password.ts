import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'

import { overLimit, tooManyAttempts } from '@/lib/platform/rate-limit'

import type { SignInContext } from './require-second-factor'

const MISSING = 'Enter your current password to set a new one.'
const WRONG = 'This is not your current password.'

/**
 * Changing your own password requires the current one, so that an unattended browser is not enough to take over an
 * account. Attempts are limited, so that the password cannot be guessed from one either.
 */
export const requireCurrentPassword: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const { currentPassword, ...rest }: Record<string, unknown> = data ?? {}
  const isOwn = req.user?.id !== undefined && req.user.id === originalDoc?.id
  if (!isOwn || rest.password === undefined || rest.password === null) return rest
  const message = await problemWithOwnPassword(currentPassword, req)
  if (message)
    throw new ValidationError(
      { collection: 'users', errors: [{ path: 'currentPassword', label: 'Current password', message }] },
      req.t,
    )
  return rest
}

/** What is wrong with a password that should be the one of the signed-in colleague; null if it is. */
export async function problemWithOwnPassword(
  password: unknown,
  { payload, user }: PayloadRequest,
): Promise<string | null> {
  if (typeof password !== 'string' || password === '') return MISSING
  // By account alone: only someone who is signed in to it can use up its attempts.
  const waitSeconds = await overLimit('loginSameAccount', `own password of ${user?.id}`)
  if (waitSeconds !== null) return tooManyAttempts(waitSeconds)
  // Payload has no other way to verify a password; the hook before a login (require-second-factor.ts) stops it there.
  const checksPassword = { isRight: false }
  await payload
    .login({
      collection: 'users',
      data: { username: String(user?.username), password },
      context: { checksPassword } satisfies SignInContext,
    })
    .catch(() => null)
  return checksPassword.isRight ? null : WRONG
}
