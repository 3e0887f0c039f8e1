import type { UIFieldServerProps } from 'payload'

import { passkeysOf } from '@/lib/accounts/passkeys'
import { factorsOf } from '@/lib/accounts/second-factor'
import { openSessionsOf } from '@/lib/accounts/sessions'
import { hasRole } from '@/lib/cms/access/roles'

import { writtenMoment } from '../moment'
import { ColleagueSigningIn } from './colleague-signing-in'
import { SecondFactors } from './second-factors'
import { Sessions } from './sessions'

/** On one's own account: second factor and sessions. On that of a colleague, for admins: what helps them back in. */
export async function SigningIn({ data, req }: Pick<UIFieldServerProps, 'data' | 'req'>) {
  const { user } = req
  const id = Number(data.id)
  if (!user || !data.id) return null
  if (Number(user.id) !== id)
    return hasRole(user, 'admin') ? <ColleagueSigningIn id={id} name={String(data.name)} /> : null
  const [factors, passkeys, sessions] = await Promise.all([
    factorsOf(req, id),
    passkeysOf(req, id),
    openSessionsOf(req, id),
  ])
  const current = '_sid' in user ? String(user._sid) : ''
  return (
    <div className="pb-signing-in">
      <SecondFactors
        id={id}
        factors={factors}
        passkeys={passkeys.map(({ id: passkey, name, host, addedAt, usedAt }) => ({
          id: passkey,
          text: `${name}, for ${host}, added ${writtenMoment(addedAt)}, ${usedAt ? `used ${writtenMoment(usedAt)}` : 'not used yet'}`,
        }))}
      />
      <Sessions
        id={id}
        sessions={sessions.map(({ id: session, openedAt, address, device, isNew }) => ({
          id: session,
          text: `${device}, from ${address}, since ${writtenMoment(openedAt)}`,
          isNew,
          isCurrent: session === current,
        }))}
      />
    </div>
  )
}
