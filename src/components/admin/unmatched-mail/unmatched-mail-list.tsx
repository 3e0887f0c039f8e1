'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'

import type { UnmatchedMail } from '@/lib/inbox/read-unmatched'
import type { UnmatchedEmailAct } from '@/lib/schemas/unmatched-email'

import { writtenMoment } from '../moment'
import { useStaffAction } from '../use-staff-action'

const FAILED = 'This could not be saved. Please try again in a minute.'

/** The emails with what can become of each. */
export function UnmatchedMailList({ emails }: { emails: readonly UnmatchedMail[] }) {
  if (emails.length === 0) return <p>No email waits for you to decide.</p>
  return (
    <>
      <p>These emails are about no lead that we know. Nobody was promised a reply to them.</p>
      <ul className="pb-unmatched">
        {emails.map((email) => (
          <li key={email.id}>
            <Mail email={email} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Mail({ email: { id, from, subject, text, at } }: { email: UnmatchedMail }) {
  const fieldId = useId()
  const router = useRouter()
  const { admin } = useConfig().config.routes
  const [reference, setReference] = useState('')
  const { send, isSending } = useStaffAction(FAILED)
  const act = (body: UnmatchedEmailAct) =>
    send(
      { path: '/leads/from-email', body },
      {
        onSuccess: ({ id: lead }) =>
          lead === undefined ? router.refresh() : router.push(`${admin}/inbox?lead=${lead}`),
        onError: () => router.refresh(),
      },
    )
  return (
    <article aria-labelledby={`${fieldId}-subject`}>
      <h2 id={`${fieldId}-subject`}>{subject}</h2>
      <p>
        <strong>{from}</strong> <time dateTime={at}>{writtenMoment(at)}</time>
      </p>
      <p className="pb-unmatched-text">{text}</p>
      <div className="pb-unmatched-acts">
        <Button margin={false} disabled={isSending} onClick={() => act({ act: 'make-lead', email: id })}>
          Make it a lead
        </Button>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            act({ act: 'add-to', email: id, reference })
          }}
        >
          <label htmlFor={`${fieldId}-reference`}>Belongs to</label>
          <input
            id={`${fieldId}-reference`}
            required
            maxLength={20}
            placeholder="PB-7K3M-Q9TX"
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
          <Button buttonStyle="secondary" margin={false} type="submit" disabled={isSending}>
            Add
          </Button>
        </form>
        <Button
          buttonStyle="secondary"
          margin={false}
          disabled={isSending}
          onClick={() => act({ act: 'discard', email: id })}
        >
          Not for us
        </Button>
      </div>
    </article>
  )
}
