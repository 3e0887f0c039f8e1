import type { InboxRecord, InboxRow } from '@/lib/inbox/inbox'
import type { Inbox } from '@/lib/inbox/read-inbox'
import type { InboxQuery } from '@/lib/schemas/inbox'

import type { Clock } from './promise-line'
import { RecordPane } from './record-pane'
import type { Me } from './types'
import type { Values } from './use-changes'

type OpenLeadProps = {
  shown: Pick<InboxQuery, 'lead'>
  record: { data: InboxRecord | undefined; error: Error | null }
  clock: Clock
  me: Me
  inbox: Inbox | undefined
  change: (wanted: { rows: readonly InboxRow[]; values: Values; said: string }) => void
  go: (changes: { lead: null }) => void
}

/** The lead beside the list, or why there is none. */
export function OpenLead({ shown, record, clock, me, inbox, change, go }: OpenLeadProps) {
  const open = record.data?.id === shown.lead ? record.data : undefined
  return (
    <div className="pb-record-pane">
      {open ? (
        <RecordPane
          record={open}
          clock={clock}
          me={me}
          colleagues={inbox?.colleagues ?? []}
          onChange={(values, said) => change({ rows: [open], values, said })}
          back={
            <button type="button" className="pb-back" onClick={() => go({ lead: null })}>
              Back to the list
            </button>
          }
        />
      ) : (
        <NoRecord isChosen={shown.lead !== null} error={record.error} />
      )}
    </div>
  )
}

function NoRecord({ isChosen, error }: { isChosen: boolean; error: Error | null }) {
  if (!isChosen) return <p className="pb-inbox-empty">Choose a lead to see it here.</p>
  if (error) return <p role="alert">This lead could not be loaded. It may have been erased.</p>
  return <p className="pb-inbox-empty">Loading...</p>
}
