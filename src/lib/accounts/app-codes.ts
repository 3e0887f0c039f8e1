import { Secret, TOTP } from 'otpauth'

import { now } from '@/lib/platform/clock'
import { openText, sealText } from '@/lib/platform/sealed-text'

const ISSUER = 'Powerboard'
const PERIOD_SECONDS = 30
/** Codes of the step before and after count too, because clocks differ. */
const WINDOW_STEPS = 1
const SECRET_BYTES = 20
const ENROLMENT_MS_MAX = 15 * 60_000

/** `base32` is typed into an app that cannot read the picture of `uri`. */
export type AppKey = { base32: string; uri: string }

type Account = { userId: number; username: string }

const totpOf = (base32: string, label = '') =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1', // the only one that every app reads
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(base32),
  })

/** The step of time to which a code belongs; null if it is not one of this key, now. */
export function stepOfCode(base32: string, code: string): number | null {
  const timestamp = now().getTime()
  const delta = totpOf(base32).validate({ token: code, timestamp, window: WINDOW_STEPS })
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}

/** The key of an account, as it is stored. */
export const sealKey = (userId: number, base32: string): string => sealText(`app of account ${userId}`, base32)
export const openKey = (userId: number, sealed: string): string | null => openText(`app of account ${userId}`, sealed)

/**
 * A new key, which counts once a code of it has been entered. Until then it is kept in the browser alone, sealed, so that
 * nobody else can change it meanwhile.
 */
export function newKey({ userId, username }: Account): AppKey & { enrolment: string } {
  const { base32 } = new Secret({ size: SECRET_BYTES })
  const until = now().getTime() + ENROLMENT_MS_MAX
  return {
    base32,
    uri: totpOf(base32, username).toString(),
    enrolment: sealText(enrolmentOf(userId), JSON.stringify({ base32, until })),
  }
}

/** The key of an enrolment that this account began a short while ago; null for any other. */
export function keyOfEnrolment(userId: number, enrolment: string): string | null {
  const text = openText(enrolmentOf(userId), enrolment)
  if (text === null) return null
  const { base32, until } = JSON.parse(text) as { base32: string; until: number } // we have sealed it ourselves
  return until > now().getTime() ? base32 : null
}

const enrolmentOf = (userId: number) => `enrolment of account ${userId}`
