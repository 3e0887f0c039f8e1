'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'

type ConfirmedActionProps = {
  label: string
  isSending: boolean
  onConfirmed: (currentPassword: string, done: () => void) => void
}

/** A button that asks for the current password first. Not a form, because it is inside that of the account. */
export function ConfirmedAction({ label, isSending, onConfirmed }: ConfirmedActionProps) {
  const [isAsking, setAsking] = useState(false)
  const [password, setPassword] = useState('')
  const id = useId()
  const close = () => {
    setPassword('')
    setAsking(false)
  }
  const confirm = () => onConfirmed(password, close)

  if (!isAsking)
    return (
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setAsking(true)}>
        {`${label}…`}
      </Button>
    )
  return (
    <div className="pb-inline-field">
      <label htmlFor={id}>
        <span>Your current password</span>
      </label>
      <input
        id={id}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault() // it would save the account
          if (password !== '') confirm()
        }}
      />
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isSending || password === ''}
        onClick={confirm}
      >
        {label}
      </Button>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={close}>
        Cancel
      </Button>
    </div>
  )
}
