import { createLocalReq, type Payload } from 'payload'

import { poolOf } from '@/lib/platform/database'

import { exportPerson, type PersonalExport } from '../people/find-personal-data'
import { type DataSession, findSession } from './data-links'

/** Everything that we hold about the address of a session. */
export type SessionData = { session: DataSession; held: PersonalExport[] }

/** What the holder of an opened link sees; null once its session is over. */
export async function readData(payload: Payload, token: string): Promise<SessionData | null> {
  const session = await findSession(poolOf(payload), token)
  if (!session) return null
  const held = await exportPerson(await createLocalReq({}, payload), { address: session.email })
  return { session, held: held ?? [] }
}
