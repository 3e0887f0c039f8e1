'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

import { useStaffAction } from '../use-staff-action'
import { AppKey } from './app-key'
import { codesIn } from './codes-in'
import { ConfirmedAction } from './confirmed-action'

const FAILED = 'The app could not be added. Please try again in a minute.'

type Begun = { base32: string; picture: string; enrolment: string }
type AddAppProps = { id: number; label: string; onAdded: (recoveryCodes: string[]) => void }

/** Adds an app for codes: shows its key, then takes its first code. */
export function AddApp({ id, label, onAdded }: AddAppProps) {
  const [begun, setBegun] = useState<Begun | null>(null)
  const [code, setCode] = useState('')
  const { send, isSending } = useStaffAction(FAILED)

  const begin = (currentPassword: string, close: () => void) =>
    send(
      { path: `/users/${id}/begin-app`, body: { currentPassword } },
      {
        onSuccess: ({ records }) => {
          close()
          setBegun((records?.[0] as Begun | undefined) ?? null)
        },
      },
    )
  const confirm = (enrolment: string) =>
    send(
      { path: `/users/${id}/add-app`, body: { enrolment, code } },
      { onSuccess: ({ records = [] }) => onAdded(codesIn(records)) },
    )

  if (!begun) return <ConfirmedAction label={label} isSending={isSending} onConfirmed={begin} />
  return (
    <div className="pb-note-form">
      <AppKey picture={begun.picture} base32={begun.base32} />
      <div className="pb-inline-field">
        <label>
          <span>Code that the app shows</span>
          <input
            autoComplete="one-time-code"
            inputMode="numeric"
            value={code}
            onChange={({ target }) => setCode(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault() // it would save the account
              confirm(begun.enrolment)
            }}
          />
        </label>
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isSending || code === ''}
          onClick={() => confirm(begun.enrolment)}
        >
          Confirm
        </Button>
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setBegun(null)}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
