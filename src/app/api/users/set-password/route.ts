import { setTimeout as wait } from 'node:timers/promises'

import { parseJson } from '@/lib/domain/text/parse-json'
import { clientKey } from '@/lib/http/client-key'
import { readText } from '@/lib/http/read-body'
import { refuse, unavailable, withApiHeaders } from '@/lib/http/rest/rest-responses'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { tooManyAttempts } from '@/lib/platform/rate-limit'
import { setPasswordSchema } from '@/lib/schemas/account'

import { admitSignIn } from '../login/admit-sign-in'
import { knownDevice } from '../login/known-device'
import { setPassword } from './set-password'

const BYTES_MAX = 4_000
/** As for a sign-in, so that neither tells which accounts exist. */
const RESPONSE_MS_MIN = 400

const REFUSED = 'This code is not valid for this username, or no longer. Ask an admin for a new one.'

/** Sets a password with a code that an admin has made, under the limits of the sign-in. It opens no session. */
export async function POST(request: Request): Promise<Response> {
  return withApiHeaders(await respond(request).catch(unavailable))
}

async function respond(request: Request): Promise<Response> {
  const read = await readText(request, BYTES_MAX)
  const entered = setPasswordSchema.safeParse(read.ok ? parseJson(read.text) : null)
  const username = entered.success ? entered.data.username.trim().toLowerCase() : null
  const sender = clientKey(request.headers, env.secret)
  const device = username === null ? null : knownDevice(request.headers, { username, now: now() })
  const { waitSeconds, succeeded } = await admitSignIn({ sender, username, device })
  if (waitSeconds !== null) return refuse(429, tooManyAttempts(waitSeconds), { 'retry-after': String(waitSeconds) })
  if (!entered.success || username === null)
    return refuse(400, entered.error?.issues[0]?.message ?? 'This could not be read.')
  const [outcome] = await Promise.all([
    setPassword(request.headers, { ...entered.data, username }),
    wait(RESPONSE_MS_MIN),
  ])
  if (outcome.ok) await succeeded()
  if (outcome.ok) return Response.json({ message: 'Your password is set. Please sign in with it.' })
  return outcome.problem === null ? refuse(401, REFUSED) : refuse(400, outcome.problem)
}
