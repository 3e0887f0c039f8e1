import { useState } from 'react'

import { StartForm, type Starting } from './start-form'

/** Copies the quote of another customer, at today's prices and without its discounts. */
export function EarlierQuote({ isSending, start }: Starting) {
  const [reference, setReference] = useState('')
  return (
    <StartForm
      summary="Copy the quote of another lead"
      button="Copy it at today’s prices"
      isSending={isSending}
      onStart={() => start({ from: 'quote', reference })}
    >
      <label>
        <span>Its reference</span>
        <input
          value={reference}
          placeholder="PB-7K3M-9QXT-Q1"
          maxLength={30}
          onChange={({ target }) => setReference(target.value)}
        />
      </label>
    </StartForm>
  )
}
