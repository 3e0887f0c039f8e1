import { useState } from 'react'

import { type Posted, postForMessage } from '@/lib/browser/response-message'

/** Posts one request at a time and keeps the message about the last one. `failed`: used if the response has none. */
export function usePosted(failed: string) {
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Posted | null>(null)
  const post = async (url: string, bodyOf: () => object | Promise<object>) => {
    if (isSending) return
    setSending(true)
    setOutcome(await postForMessage({ url, body: await bodyOf(), failed }))
    setSending(false)
  }
  return { post, isSending, outcome }
}
