import { useState } from 'react'

import type { SignInStep } from '@/lib/schemas/sign-in-reply'

import { AppKey } from './app-key'
import { answerWithPasskey } from './ask-passkey'
import { SignInButton, SignInField, SignInMessage } from './sign-in-field'
import type { Given } from './use-sign-in'

type SecondStepProps = {
  step: SignInStep
  message: string
  isSending: boolean
  send: (given: Given) => Promise<void>
  startAgain: () => void
}

const CANCELLED = 'The passkey was not used. Try again, or enter a code.'

/** Asks for a passkey or a code; or shows the key of a new app, and asks for its first code. */
export function SecondStep({ step, message, isSending, send, startAgain }: SecondStepProps) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const isEnrolment = step.step === 'enrolment'
  const question = isEnrolment ? null : step.question

  const answer = async () => {
    if (!question) return
    setProblem('')
    const passkey = await answerWithPasskey(question).catch(() => null)
    if (passkey) await send({ passkey })
    else setProblem(CANCELLED)
  }

  return (
    <form
      className="pb-sign-in"
      onSubmit={(event) => {
        event.preventDefault()
        setProblem('')
        setCode('')
        void send({ code })
      }}
    >
      <SignInMessage text={problem || message} />
      {isEnrolment && <AppKey picture={step.picture} base32={step.base32} />}
      {question && (
        <SignInButton isSending={isSending} onClick={() => void answer()}>
          Use a passkey
        </SignInButton>
      )}
      {(isEnrolment || step.takesCodes) && (
        <>
          <SignInField
            label={isEnrolment ? 'Code that the app shows' : 'Code of your app, or a recovery code'}
            autoComplete="one-time-code"
            value={code}
            onType={setCode}
            isFirst={!question}
          />
          <SignInButton isSending={isSending}>Confirm</SignInButton>
        </>
      )}
      <p>
        <button type="button" className="pb-link-button" onClick={startAgain}>
          Start again
        </button>
      </p>
      {!isEnrolment && (
        <p className="pb-sign-in-hint">Lost your device? Use a recovery code, or ask an admin to reset it.</p>
      )}
    </form>
  )
}
