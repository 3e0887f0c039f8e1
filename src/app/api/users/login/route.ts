import { setTimeout as wait } from 'node:timers/promises'

import { payloadSignIn } from '@/app/(payload)/payload-rest'
import { payloadClient } from '@/lib/data/payload-client'
import { clientKey } from '@/lib/http/client-key'
import { refuse, unavailable, withApiHeaders } from '@/lib/http/rest/rest-responses'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { tooManyAttempts } from '@/lib/platform/rate-limit'

import { admitSignIn } from './admit-sign-in'
import { hashInVain } from './hash-in-vain'
import { deviceCookie, knownDevice } from './known-device'
import { readSignIn } from './read-sign-in'

/** Hides the remaining timing differences between rejections. */
const RESPONSE_MS_MIN = 400

const REFUSED = 'The username or password is incorrect.'

/**
 * Payload's sign-in with limits that nobody can use to lock a colleague out: docs/decisions/sign-in.md.
 * No attempt is held open. No other route serves sign-in: the REST API rejects it.
 */
export async function POST(request: Request): Promise<Response> {
  return withApiHeaders(await respond(request).catch(unavailable))
}

async function respond(request: Request): Promise<Response> {
  const sender = clientKey(request.headers, env.secret)
  const entered = await readSignIn(request)
  const username = entered && entered.username
  const device = username === null ? null : knownDevice(request.headers, { username, now: now() })
  const { waitSeconds, succeeded } = await admitSignIn({ sender, username, device })
  if (waitSeconds !== null) {
    return refuse(429, tooManyAttempts(waitSeconds), { 'retry-after': String(waitSeconds) })
  }
  if (!entered) return refuse(400, 'Please enter your username and password.')
  const [response] = await Promise.all([signIn(request.url, entered), wait(RESPONSE_MS_MIN)])
  if (!response.ok) return response
  await succeeded()
  return withCookie(response, deviceCookie({ username: entered.username, now: now() }))
}

function withCookie(response: Response, cookie: string): Response {
  const headers = new Headers(response.headers)
  headers.append('set-cookie', cookie)
  return new Response(response.body, { status: response.status, headers })
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
