import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { CONTACT_OUTCOMES } from '@/lib/domain/leads/contact-outcomes'
import type { InboxRecord } from '@/lib/inbox/inbox'

import { useNote } from '../people/use-note'
import { PhoneIcon } from './reach'

const OF_CALLS = CONTACT_OUTCOMES.filter(({ value }) => value !== 'emailed')

/** The number, to be read out as well as pressed. Pressing it asks what came of the call: one more press logs it. */
export function CallLog({ record }: { record: Pick<InboxRecord, 'id' | 'phone' | 'phoneE164'> }) {
  const client = useQueryClient()
  const [hasRung, setHasRung] = useState(false)
  const { addContact, isSending } = useNote(record.id, () => void client.invalidateQueries())
  return (
    <>
      {record.phone && <strong className="pb-record-phone">{record.phone}</strong>}
      {record.phoneE164 && (
        <a id="pb-record-ring" className="pb-ember" href={`tel:${record.phoneE164}`} onClick={() => setHasRung(true)}>
          <PhoneIcon /> Ring
        </a>
      )}
      {hasRung && (
        <div className="pb-call-log" role="group" aria-label="What came of the call?">
          <span>What came of the call?</span>
          {OF_CALLS.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              disabled={isSending}
              onClick={() => addContact(value, () => setHasRung(false))}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
