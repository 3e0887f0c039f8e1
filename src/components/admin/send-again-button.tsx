'use client'

import { Button, toast, useConfig } from '@payloadcms/ui'
import { useState } from 'react'

import type { Delivery } from '@/lib/generated/payload-types'

/** Most attempts are over by then, so that the refreshed state is the outcome. */
const ATTEMPT_MS = 2_000
const FAILED = 'This could not be sent again. Please try once more in a minute.'

type SendAgainProps = { delivery: Pick<Delivery, 'id' | 'state'>; onSent: () => void }

export function SendAgainButton({ delivery, onSent }: SendAgainProps) {
  const { routes } = useConfig().config
  const [isSending, setIsSending] = useState(false)
  if (delivery.state === 'sent' || delivery.state === 'sending') return null

  const onClick = async () => {
    setIsSending(true)
    await sendAgain(`${routes.api}/deliveries/${delivery.id}/send-again`)
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

async function sendAgain(url: string): Promise<void> {
  try {
    const response = await fetch(url, { method: 'POST', credentials: 'include' })
    const { message }: { message?: string } = await response.json()
    if (response.ok) toast.success(message)
    else toast.error(message ?? FAILED)
  } catch {
    toast.error(FAILED)
  }
}
