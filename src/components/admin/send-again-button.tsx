'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { useState } from 'react'

import { postAction } from './post-action'

/** Most attempts have finished by then, so the refreshed state is the outcome. */
const ATTEMPT_MS = 2_000
const FAILED = 'This could not be sent again. Please try again in a minute.'

/** `path`: of the endpoint, below that of the API. */
type SendAgainProps = { path: `/${string}/send-again`; onSent: () => void }

export function SendAgainButton({ path, onSent }: SendAgainProps) {
  const { routes } = useConfig().config
  const [isSending, setIsSending] = useState(false)

  const onClick = async () => {
    setIsSending(true)
    await postAction({ url: `${routes.api}${path}`, failed: FAILED })
    setTimeout(() => {
      setIsSending(false)
      onSent()
    }, ATTEMPT_MS)
  }

  return (
    <Button buttonStyle="secondary" size="small" margin={false} disabled={isSending} onClick={onClick}>
      {isSending ? 'Sending...' : 'Send again'}
    </Button>
  )
}
