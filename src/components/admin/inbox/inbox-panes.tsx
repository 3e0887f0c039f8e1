import { type ReactNode, useState } from 'react'

import type { OpeningHours } from '@/lib/domain/opening-hours/opening-hours'
import type { ReplySpeed } from '@/lib/domain/opening-hours/reply-speed'

import { useNow } from '../use-now'
import { HelpSheet } from './help-sheet'
import { ListPane } from './list-pane'
import { OpenLead } from './open-lead'
import { SaveView } from './save-view'
import type { FirstRead, Me } from './types'
import { UndoNotice } from './undo-notice'
import { useAddress } from './use-address'
import { useChanges } from './use-changes'
import { useDueTitle } from './use-due-title'
import { useInboxData } from './use-inbox-data'
import { useInboxKeys } from './use-inbox-keys'
import { useLive } from './use-live'
import { ViewsNav } from './views-nav'

type InboxPanesProps = { first: FirstRead; me: Me; hours: OpeningHours; speed: ReplySpeed | null; enterLead: ReactNode }

/** Views, list and record, side by side as far as there is room. */
export function InboxPanes({ first, me, hours, speed, enterLead }: InboxPanesProps) {
  const clock = { now: useNow(), hours }
  const { shown, go } = useAddress()
  const { list, record, rows, inbox } = useInboxData({ shown, first, refreshMs: useLive() })
  const { change, undoable, undo, forget } = useChanges()
  const [ticked, setTicked] = useState<readonly number[]>([])
  const [dialog, setDialog] = useState<'help' | 'save' | null>(null)
  const close = () => setDialog(null)
  const tick = (id: number) => setTicked(ticked.includes(id) ? ticked.filter((each) => each !== id) : [...ticked, id])
  const keyed = {
    rows,
    open: shown.lead,
    record: record.data,
    me,
    go,
    tick,
    undo,
    showKeys: () => setDialog('help'),
    change,
  }
  const { current, moveTo, said } = useInboxKeys(keyed)
  useDueTitle(inbox?.counts.due ?? 0)
  return (
    <div className="pb-inbox" data-shows={shown.lead === null ? 'list' : 'record'} data-board={shown.board}>
      <Announced said={said} />
      <ViewsNav
        shown={shown}
        inbox={inbox}
        speed={speed}
        onGo={(view) => {
          setTicked([])
          go({ ...view, lead: null })
        }}
      />
      <ListPane
        {...{ shown, go, inbox, rows, list, clock, current, enterLead, ticked }}
        onTick={tick}
        onUntick={() => setTicked([])}
        onOpen={moveTo}
        onChange={(changed, values, words) => change({ rows: changed, values, said: words })}
        onSaveView={() => setDialog('save')}
        onHelp={() => setDialog('help')}
      />
      {!shown.board && <OpenLead {...{ shown, record, clock, me, inbox, change, go }} />}
      {undoable && <UndoNotice key={JSON.stringify(undoable)} said={undoable.said} onUndo={undo} onForget={forget} />}
      {dialog === 'help' && <HelpSheet onClose={close} />}
      {dialog === 'save' && inbox && (
        <SaveView
          filter={inbox.filter}
          own={inbox.saved.find(({ id, mayChange }) => id === shown.saved && mayChange)}
          onClose={close}
          onSaved={(saved) => {
            close()
            go({ saved, lead: null })
          }}
        />
      )}
    </div>
  )
}

/** Only screen readers say it. */
const Announced = ({ said }: { said: string }) => (
  <p role="status" className="pb-unseen">
    {said}
  </p>
)
