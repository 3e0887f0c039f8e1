import { generatePayloadCookie, type Payload } from 'payload'

import { originOf } from '@/lib/accounts/origin-of'
import { recordAudit } from '@/lib/accounts/record-audit'
import { hasSignedIn, noteSession, sessionOf } from '@/lib/accounts/sessions'
import type { Refused, SignInAttempt } from '@/lib/accounts/sign-in-attempt'
import { payloadClient } from '@/lib/data/payload-client'
import { env } from '@/lib/platform/env'

import { hashInVain } from './hash-in-vain'
import type { Entered } from './read-sign-in'

type Account = { id: number; name: string; username: string }

/** `account`: null unless the password was right. */
export type SignedIn =
  { ok: true; response: Response } | { ok: false; account: Account | null; origin: string; refused: Refused | null }

const WRONG_PASSWORD = 401

/**
 * Signs in with a password and, where one is needed, a second factor (users/require-second-factor.ts). Every attempt at
 * an existing account is in the audit log; a name that nobody has is not, as it may be a mistyped password.
 */
export async function signIn(
  { headers }: Request,
  { entered, device }: { entered: Entered; device: string | null },
): Promise<SignedIn> {
  const { username, password, ...proof } = entered
  const payload = await payloadClient()
  const account = await accountOf(payload, username)
  const origin = headers.get('origin') ?? env.siteUrl
  if (!account) {
    await hashInVain(password)
    return { ok: false, account: null, origin, refused: null }
  }
  const attempt: SignInAttempt = { proof, origin, device, refused: null, recoveryCodes: null }
  const from = originOf(headers)
  try {
    const result = await payload.login({
      collection: 'users',
      data: { username, password },
      context: { attempt },
      overrideAccess: false,
    })
    const isNew = device === null && (await hasSignedIn({ payload }, account.id))
    await noteSession({ payload }, { sessionId: sessionOf(result.token ?? ''), userId: account.id, from, isNew })
    const what = isNew ? 'On a new device' : ''
    await recordAudit({ payload }, { action: 'signed-in', who: account, what, from })
    return { ok: true, response: opened(payload, { ...result, recoveryCodes: attempt.recoveryCodes }) }
  } catch (err) {
    if (!isRefusal(err)) throw err
    const { refused } = attempt
    const what = `${wrongIn(refused)} for ${account.name} (account ${account.id})`
    if (isFailure(refused)) await recordAudit({ payload }, { action: 'sign-in-refused', who: null, what, from })
    return { ok: false, account: refused && account, origin, refused }
  }
}

async function accountOf(payload: Payload, username: string): Promise<Account | null> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { username: { equals: username } },
    select: { name: true, username: true },
    depth: 0,
    limit: 1,
    overrideAccess: true, // nobody is signed in yet
  })
  return docs[0] ?? null
}

function opened(payload: Payload, result: { token?: string; recoveryCodes: string[] | null }): Response {
  const { config } = payload.collections.users
  const cookie = generatePayloadCookie({
    collectionAuthConfig: config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token: result.token ?? '',
  })
  return Response.json({ message: 'Signed in.', ...result }, { headers: { 'set-cookie': cookie } })
}

const isRefusal = (err: unknown): boolean => err instanceof Error && 'status' in err && err.status === WRONG_PASSWORD

/** The question for a second factor is a step of a sign-in, not a failure. */
const isFailure = (refused: Refused | null): boolean =>
  refused === null || refused.reason === 'too-many' || refused.isWrong

function wrongIn(refused: Refused | null): string {
  if (!refused) return 'Wrong password'
  return refused.reason === 'too-many' ? 'Too many wrong second factors' : 'Wrong second factor'
}
