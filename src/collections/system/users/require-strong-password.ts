import { type CollectionBeforeValidateHook, ValidationError } from 'payload'

import type { User } from '@/lib/generated/payload-types'
import { PASSWORD_LENGTH, type PasswordProblem, passwordProblem } from '@/lib/platform/judge-password'

const MESSAGES: Record<PasswordProblem, string> = {
  length: `Use ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters, such as three or four words that do not belong together.`,
  own: 'Leave out your own name, your username and the company’s name: they are tried first.',
  common:
    'This is easy to guess, even with digits, symbols or repetitions added. Use three or four words that do not belong together.',
}

/** Payload itself accepts three characters. A password that was set before this rule goes on working. */
export const requireStrongPassword: CollectionBeforeValidateHook<User> = async ({ data, originalDoc, req }) => {
  const password: unknown = data?.password
  if (password === undefined || password === null) return data
  if (req.context.isOutsideServer) return data // the seed accepts the operator's password and logs a warning
  const { legalName } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  const { username, name } = { ...originalDoc, ...data }
  const ownNames = [username, name, legalName, 'Powerboard'].filter((own) => typeof own === 'string')
  const problem = await passwordProblem({ password, ownNames })
  if (problem === null) return data
  const message = MESSAGES[problem]
  throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }] }, req.t)
}
