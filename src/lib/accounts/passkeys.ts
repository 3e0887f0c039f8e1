import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '@/lib/platform/database'

import { keepCode, takeCode } from './account-codes'

type Database = Pick<PayloadRequest, 'payload' | 'transactionID'>

const SITE_NAME = 'Powerboard'
const CHALLENGE_MINUTES = 5

/** `origin`: of the page that asks. A passkey belongs to the host of the page on which it was made. */
type Place = { userId: number; origin: string }

const hostOf = (origin: string) => new URL(origin).hostname

async function idsOf(at: Database, { userId, origin }: Place): Promise<{ id: string }[]> {
  const db = await transactionOf(at)
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from passkeys where user_id = ${userId} and host = ${hostOf(origin)}`,
  )
  return rows
}

const keepChallenge = (at: Database, userId: number, challenge: string) =>
  keepCode(at, { userId, purpose: 'passkey', code: challenge, minutes: CHALLENGE_MINUTES })

/** What the browser asks the passkeys of the account; null if it has none on this host. */
export async function passkeyQuestion(at: Database, place: Place) {
  const allowCredentials = await idsOf(at, place)
  if (allowCredentials.length === 0) return null
  const options = await generateAuthenticationOptions({ rpID: hostOf(place.origin), allowCredentials })
  await keepChallenge(at, place.userId, options.challenge)
  return options
}

type Stored = { id: string; publicKey: string; counter: string }

/** Whether a passkey of the account has answered a question that we asked, which can be answered once. */
export async function acceptsPasskey(
  at: Database,
  { userId, origin, answer }: Place & { answer: AuthenticationResponseJSON },
): Promise<boolean> {
  const db = await transactionOf(at)
  const { rows } = await db.execute<Stored>(sql`
    select id, public_key as "publicKey", counter from passkeys where id = ${answer.id} and user_id = ${userId}`)
  const [stored] = rows
  if (!stored) return false
  const publicKey = Uint8Array.from(Buffer.from(stored.publicKey, 'base64url'))
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: (challenge) => takeCode(at, { userId, purpose: 'passkey', code: challenge }),
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    credential: { id: stored.id, publicKey, counter: Number(stored.counter) },
    requireUserVerification: false, // the password was given
  }).catch(() => ({ verified: false, authenticationInfo: null }))
  if (!verified || !authenticationInfo) return false
  await db.execute(
    sql`update passkeys set counter = ${authenticationInfo.newCounter}, used_at = now() where id = ${stored.id}`,
  )
  return true
}

type Person = Place & { username: string; name: string }

/** What the browser needs to make a passkey for the account. */
export async function newPasskey(at: Database, { userId, origin, username, name }: Person) {
  const options = await generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: hostOf(origin),
    userName: username,
    userDisplayName: name,
    userID: Uint8Array.from(Buffer.from(`account ${userId}`)),
    excludeCredentials: await idsOf(at, { userId, origin }),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  await keepChallenge(at, userId, options.challenge)
  return options
}

/** Adds a passkey that the browser has made; false if it does not answer what we asked. */
export async function addPasskey(
  at: Database,
  { userId, origin, name, answer }: Place & { name: string; answer: RegistrationResponseJSON },
): Promise<boolean> {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: (challenge) => takeCode(at, { userId, purpose: 'passkey', code: challenge }),
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    requireUserVerification: false, // it is used after the password
  }).catch(() => ({ verified: false, registrationInfo: undefined }))
  if (!verified || !registrationInfo) return false
  const { id, publicKey, counter } = registrationInfo.credential
  const db = await transactionOf(at)
  const { rows } = await db.execute(sql`
    insert into passkeys (id, user_id, name, public_key, host, counter)
    values (${id}, ${userId}, ${name}, ${Buffer.from(publicKey).toString('base64url')}, ${hostOf(origin)}, ${counter})
    on conflict (id) do nothing returning id`)
  return rows.length > 0
}

/** Removes a passkey of the account; false if it has no such passkey. */
export async function removePasskey(at: Database, { userId, id }: { userId: number; id: string }): Promise<boolean> {
  const db = await transactionOf(at)
  const { rows } = await db.execute(sql`delete from passkeys where id = ${id} and user_id = ${userId} returning id`)
  return rows.length > 0
}

export type KeptPasskey = { id: string; name: string; host: string; addedAt: string; usedAt: string | null }

/** The passkeys of an account, on every host of this site. */
export async function passkeysOf(at: Database, userId: number): Promise<KeptPasskey[]> {
  const db = await transactionOf(at)
  const { rows } = await db.execute<KeptPasskey>(sql`
    select id, name, host, added_at as "addedAt", used_at as "usedAt" from passkeys
    where user_id = ${userId} order by added_at`)
  return rows
}
