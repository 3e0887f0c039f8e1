import { AuthenticationError, type CollectionBeforeLoginHook } from 'payload'

import { admitsToSession, type SignInAttempt } from '@/lib/accounts/sign-in-attempt'
import type { User } from '@/lib/generated/payload-types'

/** What the sign-in, or the check of a password, adds to the context of its request. */
export type SignInContext = { attempt?: SignInAttempt; checksPassword?: { isRight: boolean } }

/**
 * Runs on every way by which Payload opens a session, after the password was right and before there is a token. Throwing
 * undoes the session, so nothing is open until the second factor is proven.
 */
export const requireSecondFactor: CollectionBeforeLoginHook<User> = async ({ context, req, user }) => {
  const { attempt, checksPassword } = context as SignInContext
  if (checksPassword) {
    checksPassword.isRight = true
    throw new AuthenticationError(req.t, true)
  }
  const isAdmitted = await admitsToSession(req, { account: user, attempt })
  if (!isAdmitted) throw new AuthenticationError(req.t, true)
  return user
}
