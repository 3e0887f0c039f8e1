import type { Payload } from 'payload'

import { deleteFactors } from './delete-sign-in-data'
import { originOf } from './origin-of'
import { recordAudit } from './record-audit'
import { endSessions } from './sessions'

/**
 * Removes the second factors of an account and ends its sessions, for whoever runs the machine. Returns the name of the
 * colleague; null if nobody has the username.
 */
export async function resetSecondFactor(payload: Payload, username: string): Promise<string | null> {
  const where = { username: { equals: username.trim().toLowerCase() } }
  const { docs } = await payload.find({ collection: 'users', where, depth: 0, limit: 1, overrideAccess: true })
  const [found] = docs
  if (!found) return null
  const { id, name } = found
  await deleteFactors({ payload }, id)
  await endSessions({ payload }, { userId: id })
  const what = `All of ${name} (account ${id}), by a command on the machine`
  await recordAudit({ payload }, { action: 'factor-removed', who: null, what, from: originOf(undefined) })
  return name
}
