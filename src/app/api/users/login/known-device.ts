import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import { parseCookies } from 'payload'

import { env } from '@/lib/platform/env'

const KEPT_SECONDS = 180 * 24 * 60 * 60

type Of = { username: string; now: Date }

/**
 * The number of a device that has signed in to this account before; null for any other. Its cookie is signed for one
 * account and contains nothing about a person: the time of the sign-in and a random number.
 */
export function knownDevice(headers: Headers, { username, now }: Of): string | null {
  const cookie = parseCookies(headers).get(cookieName(username)) ?? ''
  const [seconds = '', device = '', signature = ''] = cookie.split('.')
  const isOurs = isSame(signature, sign(`${username}\n${seconds}\n${device}`))
  return isOurs && Number(seconds) > secondsOf(now) - KEPT_SECONDS ? device : null
}

/** The header that marks a device as known to an account, after signing in to it. */
export function deviceCookie({ username, now }: Of): string {
  const [seconds, device] = [secondsOf(now), randomBytes(9).toString('base64url')]
  const value = `${seconds}.${device}.${sign(`${username}\n${seconds}\n${device}`)}`
  const secure = env.siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${cookieName(username)}=${value}; Path=/api/users/login; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Strict${secure}`
}

/** One for each account, as colleagues may share a device. */
const cookieName = (username: string) => `powerboard-device-${sign(username).slice(0, 10)}`

const sign = (text: string) => createHmac('sha256', env.secret).update(`device\n${text}`).digest('base64url')

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000)

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
