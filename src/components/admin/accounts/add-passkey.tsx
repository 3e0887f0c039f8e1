'use client'

import { toast } from '@payloadcms/ui'

import { useStaffAction } from '../use-staff-action'
import { makePasskey } from './ask-passkey'
import { codesIn } from './codes-in'
import { ConfirmedAction } from './confirmed-action'

const FAILED = 'The passkey could not be added. Please try again in a minute.'
const CANCELLED = 'No passkey was made. This device may have one for your account already.'
const NAME = 'Passkey'

type AddPasskeyProps = { id: number; onAdded: (recoveryCodes: string[]) => void }

/** Makes a passkey on this device, and adds it to the account. */
export function AddPasskey({ id, onAdded }: AddPasskeyProps) {
  const { send, isSending } = useStaffAction(FAILED)

  const add = async (options: object | undefined) => {
    const answer = options && (await makePasskey(options).catch(() => null))
    if (!answer) return toast.error(CANCELLED)
    return send(
      { path: `/users/${id}/add-passkey`, body: { name: NAME, answer } },
      { onSuccess: ({ records = [] }) => onAdded(codesIn(records)) },
    )
  }
  const begin = (currentPassword: string, close: () => void) =>
    send(
      { path: `/users/${id}/begin-passkey`, body: { currentPassword } },
      {
        onSuccess: ({ records }) => {
          close()
          void add(records?.[0])
        },
      },
    )

  return <ConfirmedAction label="Add a passkey" isSending={isSending} onConfirmed={begin} />
}
