import { setTimeout as wait } from 'node:timers/promises'

import { payloadRest } from '@/app/(payload)/payload-rest'
import { senderKey } from '@/lib/http/client-address'
import { overLimit } from '@/lib/http/rate-limit'
import { env } from '@/lib/platform/env'

import { usernameIn } from './username-in'

/** A wrong name is refused sooner than a wrong password, so every answer takes at least this long. */
const ANSWER_MS_MIN = 400

const rest = payloadRest('users', 'login')

/**
 * Payload's sign-in behind limits by address, and by address and account. There is none by account alone: with one,
 * anybody could lock a colleague out.
 */
export async function POST(request: Request): Promise<Response> {
  const sender = senderKey(request.headers, env.secret)
  const username = await usernameIn(request.clone())
  const waitSeconds = (await overLimit('login', sender)) ?? (await overLimit('loginSameAccount', `${sender} ${username}`))
  if (waitSeconds !== null) {
    const message = `Too many attempts. Please try again in ${Math.ceil(waitSeconds / 60)} minutes.`
    return Response.json({ errors: [{ message }] }, { status: 429, headers: { 'retry-after': String(waitSeconds) } })
  }
  const [response] = await Promise.all([rest.POST(request), wait(ANSWER_MS_MIN)])
  return response
}
