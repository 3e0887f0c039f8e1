'use client'

import { useState } from 'react'

import { PasswordForm } from './password-form'
import { RecoveryCodes } from './recovery-codes'
import { SecondStep } from './second-step'
import { SetPasswordForm } from './set-password-form'
import { useSignIn } from './use-sign-in'

type SignInProps = {
  /** Path of the API. */
  api: string
  /** Where to go afterwards. */
  target: string
}

/** Signs in: with a password, then with a second factor if the account has one or must have one. */
export function SignIn({ api, target }: SignInProps) {
  const [hasCode, setHasCode] = useState(false)
  const [notice, setNotice] = useState('')
  const goOn = () => window.location.assign(target)
  const { step, message, isSending, codes, send, startAgain } = useSignIn({ api, onSignedIn: goOn })

  if (codes) return <RecoveryCodes codes={codes} onSaved={goOn} />
  if (step) return <SecondStep key={step.step} {...{ step, message, isSending, send, startAgain }} />
  if (hasCode)
    return (
      <SetPasswordForm
        api={api}
        onBack={(said) => {
          setNotice(said)
          setHasCode(false)
        }}
      />
    )
  return (
    <>
      {notice && <p role="status">{notice}</p>}
      <PasswordForm isSending={isSending} message={message} onSend={(entered) => void send(entered)} />
      <p>
        <button type="button" className="pb-link-button" onClick={() => setHasCode(true)}>
          I have a code for a new password
        </button>
      </p>
      <p className="pb-sign-in-hint">Forgotten your password? Ask an admin for a code.</p>
    </>
  )
}
