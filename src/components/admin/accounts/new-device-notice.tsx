import type { ServerProps } from 'payload'

import { openSessionsOf } from '@/lib/accounts/sessions'

import { writtenMoment } from '../moment'
import { NewDeviceButtons } from './new-device-buttons'

/** Above every page of the admin while a device that is new to one's account is signed in, until one has confirmed it. */
export async function NewDeviceNotice({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  if (!user) return null
  const current = '_sid' in user ? String(user._sid) : ''
  const sessions = await openSessionsOf({ payload }, Number(user.id)).catch(() => [])
  const [found] = sessions.filter(({ id, isNew }) => isNew && id !== current)
  if (!found) return null
  const { device, address, openedAt } = found
  return (
    <NewDeviceButtons
      id={Number(user.id)}
      text={`A new device has signed in to your account: ${device}, from ${address}, on ${writtenMoment(openedAt)}. If it was not you, sign out everywhere else and set a new password.`}
      account={`${payload.config.routes.admin}/account`}
    />
  )
}
