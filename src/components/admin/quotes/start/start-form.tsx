import { Button } from '@payloadcms/ui'
import type { ReactNode } from 'react'

import type { QuoteStart } from '@/lib/schemas/quote-start'

/** What a choice is given: whether a draft is being made, and how to make one. */
export type Starting = { isSending: boolean; start: (start: QuoteStart) => void }

type StartFormProps = {
  summary: string
  button: string
  isSending: boolean
  onStart: () => void
  children: ReactNode
}

/** One way to start a quote that needs to be told something. It is no form of its own: the lead around it is one. */
export function StartForm({ summary, button, isSending, onStart, children }: StartFormProps) {
  return (
    <details>
      <summary>{summary}</summary>
      <div
        role="group"
        aria-label={summary}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
          event.preventDefault()
          if (!isSending) onStart()
        }}
      >
        {children}
        <Button margin={false} disabled={isSending} onClick={onStart}>
          {isSending ? 'Preparing...' : button}
        </Button>
      </div>
    </details>
  )
}
