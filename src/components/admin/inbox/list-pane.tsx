import { useConfig } from '@payloadcms/ui'
import type { ReactNode } from 'react'

import { INBOX_VIEWS } from '@/lib/domain/leads/inbox-views'
import { RESPONSE_PROMISE_MINUTES } from '@/lib/domain/opening-hours/promise'
import type { InboxRow } from '@/lib/inbox/inbox'
import type { Inbox } from '@/lib/inbox/read-inbox'
import type { InboxQuery } from '@/lib/schemas/inbox'

import { Board } from './board'
import { BulkBar } from './bulk-bar'
import { LeadList } from './lead-list'
import { NoticesButton } from './notices-button'
import { openFinder } from './open-finder'
import type { Clock } from './promise-line'
import { SamplesButton } from './samples-button'
import { hrefOf, listPath } from './use-address'
import type { Values } from './use-changes'

type Shown = Pick<InboxQuery, 'view' | 'saved' | 'lead' | 'board'>

type ListPaneProps = {
  shown: Shown
  go: (changes: Partial<Shown>) => void
  inbox: Inbox | undefined
  rows: readonly InboxRow[]
  list: { error: Error | null; hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  clock: Clock
  current: number | null
  enterLead: ReactNode
  ticked: readonly number[]
  onTick: (id: number) => void
  onUntick: () => void
  onOpen: (id: number) => void
  onChange: (rows: readonly InboxRow[], values: Values, said: string) => void
  onSaveView: () => void
  onHelp: () => void
}

/** The leads of the view, as a list or as a board, with what can be done with the view. */
export function ListPane(props: ListPaneProps) {
  const { shown, inbox, rows, list, clock, current, ticked, onTick, onUntick, onOpen, onChange } = props
  const view = INBOX_VIEWS.find(({ value }) => value === (inbox?.filter.view ?? shown.view)) ?? INBOX_VIEWS[0]
  const label = inbox?.saved.find(({ id }) => id === shown.saved)?.name ?? view.label
  const hrefOfLead = (lead: number) => hrefOf({ ...shown, lead, board: false })
  const chosen = rows.filter(({ id }) => ticked.includes(id))
  return (
    <section className="pb-list-pane" aria-labelledby="pb-list-title">
      <header>
        <h2 id="pb-list-title">{label}</h2>
        {inbox?.filter.sort === 'due' && <p>{LINE_EXPLAINED}</p>}
        <ViewActs {...props} />
      </header>
      {props.enterLead}
      {chosen.length > 0 && inbox && (
        <BulkBar
          count={chosen.length}
          colleagues={inbox.colleagues}
          onChange={(values, said) => {
            onChange(chosen, values, said)
            onUntick()
          }}
          onClear={onUntick}
        />
      )}
      {list.error && <p role="alert">The list could not be loaded. It is tried again every half a minute.</p>}
      {shown.board ? (
        <Board
          rows={rows}
          clock={clock}
          hrefOf={hrefOfLead}
          onOpen={(lead) => props.go({ lead, board: false })}
          onMove={(row, values, said) => onChange([row], values, said)}
        />
      ) : (
        <LeadList
          {...{ label, rows, clock, current, ticked, onTick, onOpen }}
          empty={view.empty}
          columns={inbox?.filter.columns ?? []}
          open={shown.lead}
          hrefOf={hrefOfLead}
        />
      )}
      {list.hasNextPage && (
        <button type="button" disabled={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          {list.isFetchingNextPage ? 'Loading...' : 'Show more'}
        </button>
      )}
    </section>
  )
}

const LINE_EXPLAINED = `The bar shows how much is left of ${RESPONSE_PROMISE_MINUTES} minutes of opening time.`

function ViewActs({ shown, go, clock, onOpen, onSaveView, onHelp }: ListPaneProps) {
  const { api } = useConfig().config.routes
  return (
    <div className="pb-list-acts">
      <NoticesButton clock={clock} onOpen={onOpen} />
      {shown.view === 'training' && <SamplesButton />}
      <button type="button" onClick={openFinder}>
        Search
      </button>
      <button type="button" onClick={() => go({ board: !shown.board, lead: null })}>
        {shown.board ? 'As a list' : 'As a board'}
      </button>
      <button type="button" onClick={onSaveView}>
        Save as a view
      </button>
      <a href={`${api}${listPath(shown).replace('/list', '/list.csv')}`}>CSV</a>
      <button type="button" onClick={onHelp}>
        Keys
      </button>
    </div>
  )
}
