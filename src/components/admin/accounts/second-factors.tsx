'use client'

import { useState, useSyncExternalStore } from 'react'

import type { Factors } from '@/lib/accounts/second-factor'

import { useReload } from '../use-reload'
import { useStaffAction } from '../use-staff-action'
import { AddApp } from './add-app'
import { AddPasskey } from './add-passkey'
import { hasPasskeys } from './ask-passkey'
import { codesIn } from './codes-in'
import { ConfirmedAction } from './confirmed-action'
import { RecoveryCodes } from './recovery-codes'

const FAILED = 'This could not be done, and nothing was changed. Please try again in a minute.'

const NONE = 'A stolen password alone opens your account. Add an app for codes, or a passkey.'

const CHANGES = [
  { name: 'renew-recovery-codes', label: 'Make new recovery codes' },
  { name: 'remove-second-factors', label: 'Remove every second factor' },
]

type SecondFactorsProps = { id: number; factors: Factors; passkeys: readonly { id: string; text: string }[] }

/** What one signs in with beside the password. */
export function SecondFactors({ id, factors, passkeys }: SecondFactorsProps) {
  const reload = useReload()
  const [codes, setCodes] = useState<string[] | null>(null)
  const { send, isSending } = useStaffAction(FAILED)
  const takesPasskeys = useSyncExternalStore(noChange, hasPasskeys, () => false)
  const { hasApp } = factors
  const hasFactor = hasApp || passkeys.length > 0

  const onAdded = (made: string[]) => (made.length > 0 ? setCodes(made) : reload())
  const act = (name: string, more: object) => (currentPassword: string, close: () => void) =>
    send(
      { path: `/users/${id}/${name}`, body: { currentPassword, ...more } },
      {
        onSuccess: ({ records = [] }) => {
          close()
          if (records.length > 0) setCodes(codesIn(records))
          else reload()
        },
      },
    )

  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        onSaved={() => {
          setCodes(null)
          reload()
        }}
      />
    )
  return (
    <section aria-labelledby="second-factor">
      <h3 id="second-factor">Second factor</h3>
      <p>{hasFactor ? inWords(factors) : NONE}</p>
      <ul className="pb-signing-in-list">
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <span>{passkey.text}</span>
            <ConfirmedAction
              label="Remove"
              {...{ isSending }}
              onConfirmed={act('remove-passkey', { id: passkey.id })}
            />
          </li>
        ))}
      </ul>
      <div className="pb-note-form">
        <AddApp id={id} label={hasApp ? 'Use another app' : 'Add an app for codes'} onAdded={onAdded} />
        {takesPasskeys && <AddPasskey id={id} onAdded={onAdded} />}
        {hasFactor &&
          CHANGES.map(({ name, label }) => (
            <ConfirmedAction key={name} {...{ label, isSending }} onConfirmed={act(name, {})} />
          ))}
      </div>
    </section>
  )
}

/** What a browser can do does not change while a page is open. */
const noChange = () => () => undefined

function inWords({ hasApp, passkeys, recoveryCodes }: Factors): string {
  const held = [hasApp && 'an app for codes', passkeys > 0 && `${passkeys} ${passkeys === 1 ? 'passkey' : 'passkeys'}`]
  return `You sign in with your password and ${held.filter(Boolean).join(' or ')}. ${recoveryCodes} recovery codes are left.`
}
