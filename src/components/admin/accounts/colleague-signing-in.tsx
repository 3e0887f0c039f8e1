'use client'

import { useState } from 'react'

import { useStaffAction } from '../use-staff-action'
import { codesIn } from './codes-in'
import { ConfirmedAction } from './confirmed-action'

const FAILED = 'This could not be done, and nothing was changed. Please try again in a minute.'

const ACTIONS = [
  { name: 'make-code', label: 'Make a code for a new password' },
  { name: 'reset-second-factors', label: 'Remove every second factor' },
  { name: 'sign-out-colleague', label: 'Sign out everywhere' },
]

/** What an admin can do for a colleague who cannot sign in, or whose account is in the wrong hands. */
export function ColleagueSigningIn({ id, name }: { id: number; name: string }) {
  const [code, setCode] = useState<string | null>(null)
  const { send, isSending } = useStaffAction(FAILED)

  const act = (action: string) => (currentPassword: string, close: () => void) =>
    send(
      { path: `/users/${id}/${action}`, body: { currentPassword } },
      {
        onSuccess: ({ records = [] }) => {
          close()
          setCode(codesIn(records)[0] ?? null)
        },
      },
    )

  return (
    <section className="pb-signing-in" aria-labelledby="signing-in">
      <h3 id="signing-in">Signing in</h3>
      <p>{`For when ${name} has forgotten the password or lost the device, is new here, or is attacked. A code counts once, within 30 minutes, and is entered below the sign-in.`}</p>
      <p role="status">
        {code !== null && (
          <>
            <span>{`Code for ${name}: `}</span>
            <code className="pb-code">{code}</code>
          </>
        )}
      </p>
      <div className="pb-note-form">
        {ACTIONS.map((action) => (
          <ConfirmedAction
            key={action.name}
            label={action.label}
            isSending={isSending}
            onConfirmed={act(action.name)}
          />
        ))}
      </div>
    </section>
  )
}
