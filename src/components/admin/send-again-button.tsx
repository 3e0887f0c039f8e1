'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

import { useStaffAction } from './use-staff-action'

/** Most attempts have finished by then, so the refreshed state is the outcome. */
const ATTEMPT_MS = 2_000
const FAILED = 'This could not be sent again. Please try again in a minute.'

/** `path`: of the endpoint, below that of the API. */
type SendAgainProps = { path: `/${string}/send-again`; onSent: () => void }

export function SendAgainButton({ path, onSent }: SendAgainProps) {
  const { send, isSending } = useStaffAction(FAILED)
  const [isWaiting, setIsWaiting] = useState(false)

  const wait = () => {
    setIsWaiting(true)
    setTimeout(() => {
      setIsWaiting(false)
      onSent()
    }, ATTEMPT_MS)
  }
  const isBusy = isSending || isWaiting

  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={isBusy}
      onClick={() => send({ path }, { onSettled: wait })}
    >
      {isBusy ? 'Sending...' : 'Send again'}
    </Button>
  )
}
