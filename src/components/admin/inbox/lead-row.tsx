import type { InboxColumn } from '@/lib/domain/leads/inbox-views'
import { leadKindLabel } from '@/lib/domain/leads/lead-kinds'
import { leadSourceLabel } from '@/lib/domain/leads/lead-source'
import { LEAD_STATUSES } from '@/lib/domain/leads/lead-status'
import { labelOf } from '@/lib/domain/text/label-of'
import type { InboxRow } from '@/lib/inbox/inbox'

import { writtenMoment } from '../moment'
import { type Clock, dueOf, PromiseLine } from './promise-line'
import { MailIcon, mailLink, PhoneIcon } from './reach'

type LeadRowProps = {
  row: InboxRow
  clock: Clock
  href: string
  columns: readonly InboxColumn[]
  isOpen: boolean
  /** Whether Tab reaches it: one row of a list is. */
  isReached: boolean
  isTicked: boolean
  onOpen: () => void
  onTick: () => void
}

/** A lead in the list, under its promise line: who, how long, what they want, and how to reach them. */
export function LeadRow({ row, clock, href, columns, isOpen, isReached, isTicked, onOpen, onTick }: LeadRowProps) {
  const due = dueOf(row, clock)
  const tabIndex = isReached ? 0 : -1
  return (
    <li className="pb-lead" data-open={isOpen}>
      <PromiseLine due={due} />
      <label className="pb-lead-tick">
        <input
          type="checkbox"
          checked={isTicked}
          tabIndex={tabIndex}
          aria-label={`Tick ${row.name}`}
          onChange={onTick}
        />
      </label>
      <a
        id={`lead-${row.id}`}
        href={href}
        aria-current={isOpen ? 'true' : undefined}
        tabIndex={tabIndex}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          onOpen()
        }}
      >
        <span className="pb-lead-head">
          <strong>{[row.name, row.postcode?.split(' ')[0]].filter(Boolean).join(', ')}</strong>
          {due && <span data-state={due.state}>{due.words}</span>}
        </span>
        <span className="pb-lead-want">{row.message || leadKindLabel(row)}</span>
        <Facts row={row} columns={columns} />
      </a>
      <span className="pb-lead-reach">
        {row.email && (
          <a href={mailLink(row)} tabIndex={tabIndex} aria-label={`Email ${row.name}`}>
            <MailIcon />
          </a>
        )}
        {row.phoneE164 && (
          <a href={`tel:${row.phoneE164}`} tabIndex={tabIndex} aria-label={`Ring ${row.name}`}>
            <PhoneIcon />
          </a>
        )}
      </span>
    </li>
  )
}

function Facts({ row, columns }: { row: InboxRow; columns: readonly InboxColumn[] }) {
  const facts: Record<InboxColumn, string | null> = {
    source: [row.source && leadSourceLabel(row.source), writtenMoment(row.createdAt)].filter(Boolean).join(', '),
    status: labelOf(LEAD_STATUSES, row.status),
    assignee: row.assigneeName ?? 'Unassigned',
    phone: row.phone,
    email: row.email,
    'next-step': row.nextStep && `${row.nextStep.what}, ${writtenMoment(row.nextStep.dueAt)}`,
  }
  const shown = columns.flatMap((column) => facts[column] ?? [])
  return shown.length > 0 && <span className="pb-lead-facts">{shown.join(' · ')}</span>
}
