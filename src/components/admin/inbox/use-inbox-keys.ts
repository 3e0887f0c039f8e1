import { useState } from 'react'

import type { InboxRow } from '@/lib/inbox/inbox'

import { assignedTo } from './assign-select'
import { openFinder } from './open-finder'
import type { Me } from './types'
import type { Values } from './use-changes'
import { useKeys, useKeysChoice } from './use-keys'

type Keyed = {
  rows: readonly InboxRow[]
  open: number | null
  /** The open lead, which may have left the list. */
  record: InboxRow | undefined
  me: Me
  go: (changes: { lead: number }, how?: 'push' | 'replace') => void
  tick: (id: number) => void
  undo: () => void
  showKeys: () => void
  change: (wanted: { rows: readonly InboxRow[]; values: Values; said: string }) => void
}

/** The keys of the inbox. `said`: what a screen reader hears of a key that found nothing to do. */
export function useInboxKeys({ rows, open, record, me, go, tick, undo, showKeys, change }: Keyed) {
  const [isOn] = useKeysChoice()
  // Where the lead was in the list: one that is dealt with leaves it, and its place is taken by the next.
  const [place, setPlace] = useState(0)
  const [followed, setFollowed] = useState<number | null>(open)
  const [said, setSaid] = useState('')
  const current = open ?? followed
  const row = rows.find(({ id }) => id === current) ?? (record?.id === current ? record : undefined)

  const placeOf = (wanted: number | null) => rows.findIndex(({ id }) => id === wanted)
  const moveTo = (id: number, how: 'push' | 'replace' = 'push') => {
    setFollowed(id)
    setPlace(Math.max(0, placeOf(id)))
    go({ lead: id }, how)
  }
  const step = (steps: 1 | -1) => {
    const at = placeOf(current)
    const next = rows[at === -1 ? Math.min(place, rows.length - 1) : at + steps]
    setSaid(next ? '' : steps === 1 ? 'This is the last lead.' : 'This is the first lead.')
    if (!next) return
    moveTo(next.id, 'replace')
    focusOn(`lead-${next.id}`)
  }
  useKeys(
    {
      j: () => step(1),
      k: () => step(-1),
      Enter: () => {
        const id = current ?? rows[0]?.id
        if (id === undefined) return
        moveTo(id)
        requestAnimationFrame(() => focusOn('pb-record-name'))
      },
      x: () => row && tick(row.id),
      a: () => row && change({ rows: [row], values: assignedTo(me), said: 'Assigned to you' }),
      s: () => focusOn('pb-record-status'),
      n: () => focusOn('pb-record-note'),
      t: () => focusOn('pb-record-step'),
      c: () => document.getElementById('pb-record-ring')?.click(),
      e: () => document.getElementById('pb-record-email')?.click(),
      u: undo,
      '/': openFinder,
      '?': showKeys,
    },
    isOn,
  )
  return { current, moveTo, said }
}

const focusOn = (id: string) => document.getElementById(id)?.focus()
