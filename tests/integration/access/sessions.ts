import { jwtSign, type Payload, type TypedUser } from 'payload'

import { PASSWORD } from '../../fixtures/documents'

export type RoleName = 'anonymous' | 'expired' | 'editor' | 'sales' | 'admin'
export const ROLE_NAMES: RoleName[] = ['anonymous', 'expired', 'editor', 'sales', 'admin']

/** `cookie` is what a browser sends; `user` is what Payload's local API takes. */
export type Session = { cookie: string; user: TypedUser | null }
type SignedIn = Session & { user: TypedUser }

export type Sessions = Record<'anonymous' | 'expired', Session> & Record<'editor' | 'sales' | 'admin', SignedIn>

export const cookieOf = (token: string) => `payload-token=${token}`

/** Somebody of every role, signed in where the role is; `expired` is an admin whose session ended. */
export async function openSessions(payload: Payload): Promise<Sessions> {
  const signedIn = async (role: 'editor' | 'sales' | 'admin'): Promise<SignedIn> => {
    const username = `${role}-in-session`
    const user = await payload.create({ collection: 'users', data: { username, password: PASSWORD, name: role, role } })
    const { token } = await payload.login({ collection: 'users', data: { username, password: PASSWORD } })
    if (!token) throw new Error(`${username} could not sign in`)
    return { cookie: cookieOf(token), user: { ...user, collection: 'users' } }
  }
  const admin = await signedIn('admin')
  return {
    anonymous: { cookie: '', user: null },
    expired: { cookie: cookieOf(await expired(payload, admin)), user: null },
    editor: await signedIn('editor'),
    sales: await signedIn('sales'),
    admin,
  }
}

/** The session that `of` holds, with its end put into the past. */
async function expired(payload: Payload, of: Session): Promise<string> {
  const [, claims = ''] = of.cookie.split('.')
  const fieldsToSign = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
  const { token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration: -60 })
  return token
}
