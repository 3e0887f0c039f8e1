import { useConfig } from '@payloadcms/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'

import { apiRequest } from '@/lib/browser/api-request'
import { type EmailFault, emailFaults, type EmailValues, fillTemplate } from '@/lib/domain/leads/email-template'
import type { InboxRecord } from '@/lib/inbox/inbox'

import { useStaffAction } from '../use-staff-action'
import { type EmailDraft, useEmailDraft } from './use-email-draft'

const FAILED = 'This email could not be sent. Please try again in a minute.'
const UNANSWERED = 'There was no answer, so the email may have been sent. Sending it again sends it once.'
const TEXT_MAX = 5_000
const SUBJECT_MAX = 150

/** As the endpoint returns it. */
type Begun = { templates: { id: number; name: string; subject: string; text: string }[]; values: EmailValues }
type EmailComposerProps = { record: Pick<InboxRecord, 'id' | 'reference' | 'email'>; onClose: () => void }

/** An email to the customer, from a template if wanted, with what the check says while it is written. */
export function EmailComposer({ record: { id, reference, email }, onClose }: EmailComposerProps) {
  const client = useQueryClient()
  const fieldId = useId()
  const { send, isSending } = useStaffAction(FAILED, UNANSWERED)
  const { draft, change, forget } = useEmailDraft({ id, reference })
  const faults = emailFaults(draft)
  const needsReason = faults.some(({ isFixed }) => !isFixed)
  const onSuccess = () => {
    forget()
    onClose()
  }
  const submit = () => {
    const body = { lead: id, ...draft, ...(!needsReason && { reason: '' }) }
    send({ path: '/leads/email', body }, { onSuccess, onSettled: () => client.invalidateQueries() })
  }
  return (
    <form
      className="pb-email"
      aria-label="Email"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <p>{`To ${email}`}</p>
      <Templates lead={id} onChoose={change} />
      <label htmlFor={`${fieldId}-subject`}>Subject</label>
      <input
        id={`${fieldId}-subject`}
        required
        maxLength={SUBJECT_MAX}
        value={draft.subject}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <label htmlFor={`${fieldId}-text`}>Text</label>
      <textarea
        id={`${fieldId}-text`}
        required
        rows={8}
        maxLength={TEXT_MAX}
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
        }}
      />
      <Faults faults={faults} />
      {needsReason && <Reason reason={draft.reason} onChange={(reason) => change({ reason })} />}
      <div className="pb-composer-acts">
        <button type="submit" disabled={isSending || faults.some(({ isFixed }) => isFixed)}>
          {isSending ? 'Sending...' : 'Send the email'}
        </button>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
      <p>Your name, our number and our particulars are added below it.</p>
    </form>
  )
}

function Faults({ faults }: { faults: readonly EmailFault[] }) {
  if (faults.length === 0) return null
  return (
    <ul className="pb-email-faults" role="status">
      {faults.map(({ fault }) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  )
}

const Reason = ({ reason, onChange }: { reason: string; onChange: (reason: string) => void }) => (
  <label>
    <span>Why it is sent all the same</span>
    <input required maxLength={200} value={reason} onChange={({ target }) => onChange(target.value)} />
  </label>
)

function useBegun(lead: number) {
  const { api } = useConfig().config.routes
  return useQuery({
    queryKey: ['email draft', lead],
    queryFn: async ({ signal }) =>
      (await apiRequest({ method: 'GET', url: `${api}/leads/email?lead=${lead}`, signal })) as Begun,
  })
}

type TemplatesProps = { lead: number; onChoose: (chosen: Pick<EmailDraft, 'subject' | 'text'>) => void }

function Templates({ lead, onChoose }: TemplatesProps) {
  const { data: begun, isError } = useBegun(lead)
  const { admin } = useConfig().config.routes
  if (isError) return <p role="alert">The templates could not be loaded. You can write without them.</p>
  if (!begun) return <p>Loading the templates...</p>
  if (begun.templates.length === 0)
    return (
      <p>
        <span>There are no templates yet.</span>{' '}
        <a href={`${admin}/collections/email-templates/create`}>Write the first</a>
      </p>
    )
  return (
    <label>
      <span>Begin with</span>
      <select
        value=""
        onChange={({ target }) => {
          const template = begun.templates.find(({ id }) => String(id) === target.value)
          if (!template) return
          const { subject, text } = template
          onChoose({ subject: fillTemplate(subject, begun.values), text: fillTemplate(text, begun.values) })
        }}
      >
        <option value="">a template</option>
        {begun.templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
