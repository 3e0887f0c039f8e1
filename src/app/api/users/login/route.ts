import { setTimeout as wait } from 'node:timers/promises'

import { payloadSignIn } from '@/app/(payload)/payload-rest'
import { payloadClient } from '@/lib/data/payload-client'
import { clientKey } from '@/lib/http/client-key'
import { refuse, unavailable, withApiHeaders } from '@/lib/http/rest/rest-responses'
import { env } from '@/lib/platform/env'
import { overLimit, tooManyAttempts } from '@/lib/platform/rate-limit'

import { hashInVain } from './hash-in-vain'
import { readSignIn } from './read-sign-in'

/** Hides the remaining timing differences between rejections. */
const RESPONSE_MS_MIN = 400

const REFUSED = 'The username or password is incorrect.'

/**
 * Payload's sign-in with rate limits by IP address, and by IP address and account. There is no limit by account alone,
 * because anyone could use it to lock a colleague out. No other route serves sign-in: the REST API rejects it.
 */
export async function POST(request: Request): Promise<Response> {
  return withApiHeaders(await respond(request).catch(unavailable))
}

async function respond(request: Request): Promise<Response> {
  const sender = clientKey(request.headers, env.secret)
  const entered = await readSignIn(request)
  const account = `${sender} ${entered?.username ?? ''}` // unreadable attempts share one count
  const waitSeconds = (await overLimit('login', sender)) ?? (await overLimit('loginSameAccount', account))
  if (waitSeconds !== null) {
    return refuse(429, tooManyAttempts(waitSeconds), { 'retry-after': String(waitSeconds) })
  }
  if (!entered) return refuse(400, 'Please enter your username and password.')
  const [response] = await Promise.all([signIn(request.url, entered), wait(RESPONSE_MS_MIN)])
  return response
}

async function signIn(url: string, { username, password }: { username: string; password: string }): Promise<Response> {
  const payload = await payloadClient()
  const { totalDocs } = await payload.count({ collection: 'users', where: { username: { equals: username } } })
  if (totalDocs === 0) {
    await hashInVain(password)
    return refuse(401, REFUSED)
  }
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ username, password })
  const response = await payloadSignIn(new Request(new URL('/api/users/login', url), { method: 'POST', headers, body }))
  // Payload's message for a wrong password differs from the one for an unknown name.
  return response.status === 401 ? refuse(401, REFUSED) : response
}
