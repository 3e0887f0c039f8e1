import { useConfig } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'

import { PARTNER_STAGES } from '@/lib/domain/leads/partner-stages'
import { QUOTE_STATES } from '@/lib/domain/quotes/quote-states'
import { labelOf } from '@/lib/domain/text/label-of'
import type { InboxOverview, InboxRecord } from '@/lib/inbox/inbox'

import { AnswerList } from '../answer-list'
import { Timeline } from '../people/timeline'
import { arrivalOf, readAnswers } from '../read-answers'
import { assignedTo, AssignSelect } from './assign-select'
import { CallLog } from './call-log'
import { Composer } from './composer'
import { EmailComposer } from './email-composer'
import { NextSteps } from './next-steps'
import { type Clock, dueOf, PromiseLine } from './promise-line'
import { MailIcon } from './reach'
import { StatusSelect } from './status-select'
import type { Me } from './types'
import type { Values } from './use-changes'

type RecordPaneProps = {
  record: InboxRecord
  clock: Clock
  me: Me
  colleagues: InboxOverview['colleagues']
  onChange: (values: Values, said: string) => void
  /** Back to the list, where both do not fit. */
  back: ReactNode
}

/** The open lead: who, how to reach them, what they want, what is next and what has happened. */
export function RecordPane({ record, clock, me, colleagues, onChange, back }: RecordPaneProps) {
  const due = dueOf(record, clock)
  return (
    <article className="pb-record" aria-labelledby="pb-record-name">
      <PromiseLine due={due} />
      <header>
        {back}
        <p className="pb-record-due">
          <span>{record.reference}</span>
          {due && <strong data-state={due.state}>{due.words}</strong>}
          {record.isSample && <span className="pb-badge">Sample</span>}
          {record.isHeldBack && <span className="pb-badge">Held back</span>}
        </p>
        <h2 id="pb-record-name" tabIndex={-1}>
          {[record.name, record.postcode].filter(Boolean).join(', ')}
        </h2>
        <div className="pb-record-set">
          <StatusSelect id="pb-record-status" row={record} label="Status" onChoose={onChange} />
          <AssignSelect assignee={record.assignee} label="Assigned to" colleagues={colleagues} onChoose={onChange} />
          {record.assignee !== me.id && (
            <button type="button" onClick={() => onChange(assignedTo(me), 'Assigned to you')}>
              Assign to me
            </button>
          )}
        </div>
        {record.givenTo && <p>{`Given to ${record.givenTo}`}</p>}
        <Reach key={record.id} record={record} />
      </header>
      <div className="pb-record-body">
        <Composer key={record.id} leadId={record.id} />
        <NextSteps record={record} clock={clock} colleagues={colleagues} />
        <Facts record={record} />
        <section aria-labelledby="pb-record-wants">
          <h3 id="pb-record-wants">What they want</h3>
          <AnswerList answers={[...arrivalOf(record), ...readAnswers(record.answers)]} />
        </section>
        <section className="pb-timeline" aria-labelledby="pb-record-timeline">
          <h3 id="pb-record-timeline">Timeline</h3>
          <Timeline of={{ lead: record.id }} version={`${record.version}-${record.eventCount}`} />
        </section>
      </div>
    </article>
  )
}

/** How to reach them, and what else opens from here. */
function Reach({ record }: { record: InboxRecord }) {
  const { admin } = useConfig().config.routes
  const [isWriting, setIsWriting] = useState(false)
  return (
    <div className="pb-record-reach">
      <CallLog record={record} />
      {record.email && (
        <button
          type="button"
          id="pb-record-email"
          aria-expanded={isWriting}
          aria-label={`Email ${record.email}`}
          onClick={() => setIsWriting(!isWriting)}
        >
          <MailIcon /> Email
        </button>
      )}
      <a href={`${admin}/collections/leads/${record.id}`}>Whole record</a>
      {record.personId && <a href={`${admin}/collections/people/${record.personId}`}>All of this person</a>}
      {isWriting && <EmailComposer record={record} onClose={() => setIsWriting(false)} />}
    </div>
  )
}

/** What else belongs to it, each with a link. */
function Facts({ record }: { record: InboxRecord }) {
  const { admin } = useConfig().config.routes
  const { application, alike } = record
  if (record.quotes.length + alike.length + record.parked + record.files === 0 && !application) return null
  return (
    <ul className="pb-record-facts">
      {alike.map(({ personId, name, reference }) => (
        <li key={reference}>
          Perhaps the same person: <a href={`${admin}/collections/people/${personId}`}>{`${name}, ${reference}`}</a>
        </li>
      ))}
      {record.quotes.map(({ id, reference, state }) => (
        <li key={id}>
          <a href={`${admin}/collections/quotes/${id}`}>{`Quote ${reference}`}</a> {labelOf(QUOTE_STATES, state)}
        </li>
      ))}
      {application && (
        <li>
          <a href={`${admin}/collections/partner-applications/${application.id}`}>Application</a>{' '}
          {labelOf(PARTNER_STAGES, application.stage)}
        </li>
      )}
      {record.files > 0 && <li>{`Photos and documents: ${record.files}, in the whole record`}</li>}
      {record.parked > 0 && <li>{`Deliveries that wait for you: ${record.parked}, in the whole record`}</li>}
    </ul>
  )
}
