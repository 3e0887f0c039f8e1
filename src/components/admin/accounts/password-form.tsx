import { useState } from 'react'

import { SignInButton, SignInField, SignInMessage } from './sign-in-field'
import type { Credentials } from './use-sign-in'

type PasswordFormProps = { isSending: boolean; message: string; onSend: (entered: Credentials) => void }

export function PasswordForm({ isSending, message, onSend }: PasswordFormProps) {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  return (
    <form
      className="pb-sign-in"
      onSubmit={(event) => {
        event.preventDefault()
        onSend({ username, password })
      }}
    >
      <SignInField label="Username" autoComplete="username" value={username} onType={setUsername} />
      <SignInField
        label="Password"
        type="password"
        autoComplete="current-password"
        value={password}
        onType={setPassword}
      />
      <SignInMessage text={message} />
      <SignInButton isSending={isSending}>Login</SignInButton>
    </form>
  )
}
