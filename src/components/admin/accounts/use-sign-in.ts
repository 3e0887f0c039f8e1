import { useRef, useState } from 'react'

import { ApiError, apiRequest } from '@/lib/browser/api-request'
import { failureMessage } from '@/lib/browser/response-message'
import { parseJson } from '@/lib/domain/text/parse-json'
import { signInRefusal, signInReply, type SignInStep } from '@/lib/schemas/sign-in-reply'

export type Credentials = { username: string; password: string }
export type Given = { code?: string; passkey?: object }

const FAILED = 'You could not be signed in. Please check your connection and try again.'

type Options = { api: string; onSignedIn: () => void }

/**
 * The steps of a sign-in. The password is kept in memory until the last one and sent with it: nothing is open, and nothing
 * is stored, in between.
 */
export function useSignIn({ api, onSignedIn }: Options) {
  const credentials = useRef<Credentials | null>(null)
  const [step, setStep] = useState<SignInStep | null>(null)
  const [message, setMessage] = useState('')
  const [codes, setCodes] = useState<string[] | null>(null)
  const [isSending, setSending] = useState(false)

  const refused = (error: unknown) => {
    const read = error instanceof ApiError ? signInRefusal.safeParse(parseJson(error.body)) : null
    if (!read?.success) return setMessage(failureMessage(error, FAILED))
    setMessage(read.data.errors.map((each) => each.message).join(' '))
    if (read.data.next) setStep(read.data.next)
  }

  const send = async (given: Credentials | Given): Promise<void> => {
    if ('username' in given) credentials.current = given
    const enrolment = step?.step === 'enrolment' ? { enrolment: step.enrolment } : {}
    setSending(true)
    setMessage('')
    try {
      const body = { ...credentials.current, ...given, ...enrolment }
      const reply = signInReply.safeParse(await apiRequest({ method: 'POST', url: `${api}/users/login`, body }))
      if (reply.data?.recoveryCodes) setCodes(reply.data.recoveryCodes)
      else onSignedIn()
    } catch (error) {
      refused(error)
      setSending(false)
    }
  }

  const startAgain = () => {
    credentials.current = null
    setStep(null)
    setMessage('')
  }

  return { step, message, isSending, codes, send, startAgain }
}
