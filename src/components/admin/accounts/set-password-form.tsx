import { useState } from 'react'

import { apiRequest } from '@/lib/browser/api-request'

import { staffFailure } from '../staff-failure'
import { SignInButton, SignInField, SignInMessage } from './sign-in-field'

const FAILED = 'Your password was not set. Please check your connection and try again.'
const UNANSWERED = 'There was no answer, so your password may have been set. Try to sign in with it first.'

type SetPasswordFormProps = {
  api: string
  /** With what to say above the sign-in. */
  onBack: (said: string) => void
}

/** Sets a new password with a code that an admin has made. */
export function SetPasswordForm({ api, onBack }: SetPasswordFormProps) {
  const [entered, setEntered] = useState({ username: '', code: '', password: '' })
  const [message, setMessage] = useState('')
  const [isSending, setSending] = useState(false)
  const typed = (name: keyof typeof entered) => (value: string) => setEntered((all) => ({ ...all, [name]: value }))

  const send = async () => {
    setSending(true)
    setMessage('')
    try {
      await apiRequest({ method: 'POST', url: `${api}/users/set-password`, body: entered })
      onBack('Your password is set. Please sign in with it.')
    } catch (error) {
      setMessage(staffFailure(error, { failed: FAILED, unanswered: UNANSWERED }))
      setSending(false)
    }
  }

  return (
    <form
      className="pb-sign-in"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <SignInField
        label="Username"
        autoComplete="username"
        value={entered.username}
        onType={typed('username')}
        isFirst
      />
      <SignInField label="Code from an admin" autoComplete="off" value={entered.code} onType={typed('code')} />
      <SignInField
        label="New password"
        type="password"
        autoComplete="new-password"
        value={entered.password}
        onType={typed('password')}
      />
      <p className="pb-sign-in-hint">12 characters or more: three or four words that do not belong together.</p>
      <SignInMessage text={message} />
      <SignInButton isSending={isSending}>Set the password</SignInButton>
      <p>
        <button type="button" className="pb-link-button" onClick={() => onBack('')}>
          Back to the sign-in
        </button>
      </p>
    </form>
  )
}
