import { createLocalReq, executeAuthStrategies, type Payload } from 'payload'

import type { Operation } from './operation'

/**
 * Disabled for everyone: login has its own rate-limited route, the first admin is created before the site is reachable,
 * accounts have no email address, and nothing is fetched or rendered on request. PostgreSQL rejects Payload's query for
 * deleting a preference by key; the admin never sends it.
 */
const CLOSED = new Set([
  'post /login',
  'post /first-register',
  'get /init',
  'post /forgot-password',
  'post /reset-password',
  'post /verify/:id',
  'get /paste-url/:id?',
  'get /og',
  'delete /:key',
])

/** Needed by the login page; both work without a session. */
const SESSION = new Set(['get /me', 'post /logout'])

/** Allowed where visitors may read all or some of the collection's documents. */
const READING = new Set(['get /', 'get /:id', 'get /file/:filename'])

export type Caller = 'anyone' | 'staff'

/** The caller, or null when the operation is not available to them. Access rules apply afterwards. */
export async function admitOperation(
  payload: Payload,
  { name, collection }: Operation,
  headers: Headers,
): Promise<Caller | null> {
  if (CLOSED.has(name)) return null
  const { user } = await executeAuthStrategies({ payload, headers })
  if (user) return 'staff'
  if (SESSION.has(name)) return 'anyone'
  return READING.has(name) && collection && (await canVisitorsRead(payload, collection)) ? 'anyone' : null
}

async function canVisitorsRead(payload: Payload, { access }: NonNullable<Operation['collection']>): Promise<boolean> {
  return (await access.read({ req: await createLocalReq({}, payload) })) !== false
}
