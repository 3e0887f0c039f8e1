import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { PayloadRequest } from 'payload'

import { env } from '@/lib/platform/env'
import { spend } from '@/lib/platform/rate-limit'

import { acceptsPasskey } from './passkeys'
import { acceptsCode, enrolApp, factorsOf } from './second-factor'

/** What comes with a password. `enrolment`: of the app whose first code is in `code`. */
type Proof = { code?: string; passkey?: AuthenticationResponseJSON; enrolment?: string }

/** Why there is no session, although the password was right. */
export type Refused =
  { reason: 'second-factor' | 'enrolment'; isWrong: boolean } | { reason: 'too-many'; waitSeconds: number }

/**
 * A sign-in with a password, in the context of the request that Payload makes of it. `device`: null unless it has signed
 * in to the account before. `refused` and `recoveryCodes` are set while it is decided.
 */
export type SignInAttempt = {
  proof: Proof
  origin: string
  device: string | null
  refused: Refused | null
  recoveryCodes: string[] | null
}

type Account = { id: number; role?: string | null }

/**
 * Whether an account whose password was right gets a session: it must prove a second factor if it has one, and admins
 * must have one if the site requires it. Without an attempt, as on any other way to a session, nothing is proven.
 */
export async function admitsToSession(
  req: PayloadRequest,
  { account, attempt }: { account: Account; attempt: SignInAttempt | undefined },
): Promise<boolean> {
  const { hasApp, passkeys } = await factorsOf(req, account.id)
  const hasFactor = hasApp || passkeys > 0
  if (!hasFactor && !(account.role === 'admin' && env.requiresAdminFactor)) return true
  if (!attempt) return false
  const reason = hasFactor ? 'second-factor' : 'enrolment'
  if (!isProofOf(reason, attempt.proof)) return refuse(attempt, { reason, isWrong: false })
  const guesses = await spend([{ limit: 'secondFactor', key: `${account.id} ${attempt.device ?? ''}` }])
  if (guesses.over) return refuse(attempt, { reason: 'too-many', waitSeconds: guesses.over.waitSeconds })
  const isProven = hasFactor ? await provesFactor(req, account, attempt) : await enrols(req, account, attempt)
  if (!isProven) return refuse(attempt, { reason, isWrong: true })
  await guesses.refund()
  return true
}

function refuse(attempt: SignInAttempt, refused: Refused): false {
  attempt.refused = refused
  return false
}

const isProofOf = (reason: 'second-factor' | 'enrolment', { code, passkey, enrolment }: Proof): boolean =>
  reason === 'enrolment' ? enrolment !== undefined && code !== undefined : code !== undefined || passkey !== undefined

async function provesFactor(req: PayloadRequest, { id }: Account, attempt: SignInAttempt): Promise<boolean> {
  const { code, passkey } = attempt.proof
  if (passkey) return acceptsPasskey(req, { userId: id, origin: attempt.origin, answer: passkey })
  return code !== undefined && acceptsCode(req, id, code)
}

async function enrols(req: PayloadRequest, { id }: Account, attempt: SignInAttempt): Promise<boolean> {
  const { code = '', enrolment = '' } = attempt.proof
  attempt.recoveryCodes = await enrolApp(req, { userId: id, enrolment, code })
  return attempt.recoveryCodes !== null
}
