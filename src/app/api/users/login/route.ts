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
  const waitSeconds =
    (await overLimit('login', sender)) ?? (await overLimit('loginSameAccount', `${sender} ${username}`))
  if (waitSeconds !== null) {
    const message = `Too many attempts. Please try again in ${Math.ceil(waitSeconds / 60)} minutes.`
    return refuse(429, message, { 'retry-after': String(waitSeconds) })
  }
  const [response] = await Promise.all([rest.POST(request), wait(ANSWER_MS_MIN)])
  // Payload words the refusal of a name that exists otherwise than that of one that does not.
  return response.status === 401 ? refuse(401, 'The username or password is not right.') : response
}

/** In the shape that the admin's sign-in form shows. */
const refuse = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ errors: [{ message }] }, { status, headers })
