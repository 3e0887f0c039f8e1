import { setTimeout as wait } from 'node:timers/promises'

import { clientKey } from '@/lib/http/client-key'
import { refuse, unavailable, withApiHeaders } from '@/lib/http/rest/rest-responses'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { tooManyAttempts } from '@/lib/platform/rate-limit'

import { admitSignIn } from './admit-sign-in'
import { askForMore } from './ask-for-more'
import { deviceCookie, knownDevice } from './known-device'
import { readSignIn } from './read-sign-in'
import { signIn } from './sign-in'

/** Hides the remaining timing differences between rejections. */
const RESPONSE_MS_MIN = 400

const REFUSED = 'The username or password is incorrect.'

/**
 * The sign-in, with limits that nobody can use to lock a colleague out: docs/decisions/sign-in.md.
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
  const { waitSeconds, succeeded, unfinished } = await admitSignIn({ sender, username, device })
  if (waitSeconds !== null) return tooMany(waitSeconds)
  if (!entered) return refuse(400, 'Please enter your username and password.')
  const [signedIn] = await Promise.all([signIn(request, { entered, device }), wait(RESPONSE_MS_MIN)])
  if (signedIn.ok) {
    await succeeded()
    return withCookie(signedIn.response, deviceCookie({ username: entered.username, now: now() }))
  }
  const { account, refused, origin } = signedIn
  if (!account || !refused) return refuse(401, REFUSED)
  if (refused.reason === 'too-many') return tooMany(refused.waitSeconds)
  if (!refused.isWrong) await unfinished()
  return askForMore({ account, refused, origin })
}

const tooMany = (waitSeconds: number) =>
  refuse(429, tooManyAttempts(waitSeconds), { 'retry-after': String(waitSeconds) })

function withCookie(response: Response, cookie: string): Response {
  const headers = new Headers(response.headers)
  headers.append('set-cookie', cookie)
  return new Response(response.body, { status: response.status, headers })
}
