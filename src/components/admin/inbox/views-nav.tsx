import { useConfig } from '@payloadcms/ui'

import { inMinutes } from '@/lib/content/reply-speed-text'
import { INBOX_VIEWS } from '@/lib/domain/leads/inbox-views'
import { RESPONSE_PROMISE_MINUTES } from '@/lib/domain/opening-hours/promise'
import type { ReplySpeed } from '@/lib/domain/opening-hours/reply-speed'
import type { Inbox } from '@/lib/inbox/read-inbox'
import type { InboxQuery } from '@/lib/schemas/inbox'

import { hrefOf } from './use-address'

type ViewsNavProps = {
  shown: Pick<InboxQuery, 'view' | 'saved' | 'lead' | 'board'>
  inbox: Inbox | undefined
  speed: ReplySpeed | null
  onGo: (view: Pick<InboxQuery, 'view' | 'saved'>) => void
}

type Entry = { label: string; count: number | undefined; view: InboxQuery['view']; saved: number | null }

/** The views with what they hold: everyone's, then the user's own and those that colleagues share. */
export function ViewsNav({ shown, inbox, speed, onGo }: ViewsNavProps) {
  const { admin } = useConfig().config.routes
  const own = inbox?.saved.filter(({ isOwn }) => isOwn) ?? []
  const shared = inbox?.saved.filter(({ isOwn }) => !isOwn) ?? []
  const entry = ({ label, count, view, saved }: Entry) => {
    const isCurrent = saved === shown.saved && (saved !== null || view === shown.view)
    return (
      <li key={saved ?? view}>
        <a
          href={hrefOf({ ...shown, view, saved, lead: null })}
          aria-current={isCurrent ? 'page' : undefined}
          onClick={(event) => {
            event.preventDefault()
            onGo({ view, saved })
          }}
        >
          <span>{label}</span> <span className="pb-count">{count ?? ''}</span>
        </a>
      </li>
    )
  }
  return (
    <nav className="pb-inbox-views" aria-label="Views">
      <ul>
        {INBOX_VIEWS.map(({ value, label }) => entry({ label, count: inbox?.counts[value], view: value, saved: null }))}
        <li>
          <a href={`${admin}/unmatched-mail`}>
            <span>Unmatched mail</span> <span className="pb-count">{inbox?.unmatched ?? ''}</span>
          </a>
        </li>
      </ul>
      {own.length > 0 && <h2>My views</h2>}
      <ul>{own.map(({ id, name, count, filter }) => entry({ label: name, count, view: filter.view, saved: id }))}</ul>
      {shared.length > 0 && <h2>Shared views</h2>}
      <ul>
        {shared.map(({ id, name, count, filter }) => entry({ label: name, count, view: filter.view, saved: id }))}
      </ul>
      {speed && <Speed speed={speed} />}
    </nav>
  )
}

/** How fast we answered lately, as the public is promised. */
const Speed = ({ speed: { count, medianMinutes, p90Minutes, keptPercent } }: { speed: ReplySpeed }) => (
  <section className="pb-speed" aria-label="First answers of seven days">
    <h2>First answers, seven days</h2>
    <p>{`${keptPercent}% of ${count} within ${RESPONSE_PROMISE_MINUTES} minutes.`}</p>
    <p>{`Half within ${inMinutes(medianMinutes)} of opening time, nine in ten within ${inMinutes(p90Minutes)}.`}</p>
  </section>
)
