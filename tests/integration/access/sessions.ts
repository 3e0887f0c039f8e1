import { randomUUID } from 'node:crypto'

import { jwtSign, type Payload, type TypedUser } from 'payload'

export type RoleName = 'anonymous' | 'expired' | 'editor' | 'sales' | 'admin'
export const ROLE_NAMES: RoleName[] = ['anonymous', 'expired', 'editor', 'sales', 'admin']

/** `cookie` is what a browser sends; `user` is what Payload's local API takes. */
export type Session = { cookie: string; user: TypedUser | null }
type SignedIn = Session & { user: TypedUser }

export type Sessions = Record<'anonymous' | 'expired', Session> & Record<'editor' | 'sales' | 'admin', SignedIn>

export const cookieOf = (token: string) => `payload-token=${token}`

/**
 * A user of every role with a session as created by signing in, but without a password, because hashing is slow;
 * `expired` is an admin whose session has ended.
 */
export async function openSessions(payload: Payload): Promise<Sessions> {
  const signedIn = async (role: 'editor' | 'sales' | 'admin', { hours } = { hours: 1 }): Promise<SignedIn> => {
    const sid = randomUUID()
    const expiresAt = new Date(Date.now() + hours * 3_600_000).toISOString()
    const data = {
      username: `${role}-${sid}`,
      name: role,
      role,
      sessions: [{ id: sid, createdAt: new Date().toISOString(), expiresAt }],
    }
    const user = (await payload.db.create({ collection: 'users', data })) as TypedUser
    const fieldsToSign = { id: user.id, collection: 'users', username: data.username, sid }
    const { token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration: hours * 3_600 })
    return { cookie: cookieOf(token), user: { ...user, collection: 'users' } }
  }
  return {
    anonymous: { cookie: '', user: null },
    expired: { ...(await signedIn('admin', { hours: -1 })), user: null },
    editor: await signedIn('editor'),
    sales: await signedIn('sales'),
    admin: await signedIn('admin'),
  }
}
