import { useSearchParams } from 'next/navigation'

import { withQuery } from '@/lib/routing/script-routes'
import { type InboxQuery, readInboxQuery } from '@/lib/schemas/inbox'

type Shown = Pick<InboxQuery, 'view' | 'saved' | 'lead' | 'board'>

const paramsOf = ({ view, saved, lead, board }: Shown): Record<string, string> => ({
  ...(saved === null ? { view } : { saved: String(saved) }),
  ...(board && { board: 'on' }),
  ...(lead !== null && { lead: String(lead) }),
})

/** The address of the inbox at a place: it holds the view and the id of the lead, and nothing about anybody. */
export const hrefOf = (shown: Shown): string => withQuery('', paramsOf(shown))

/** The path of the list that is shown, below the API. */
export const listPath = (shown: Shown): string => withQuery('/inbox/list', paramsOf({ ...shown, lead: null }))

type Address = {
  shown: Shown
  /** `replace`: without an entry in the history, for moving along a list. */
  go: (changes: Partial<Shown>, how?: 'push' | 'replace') => void
}

/** What the address shows, kept in step with back and forward. */
export function useAddress(): Address {
  const { view, saved, lead, board } = readInboxQuery(new URLSearchParams(useSearchParams()))
  const shown = { view, saved, lead, board }
  return {
    shown,
    go: (changes, how = 'push') => {
      const href = hrefOf({ ...shown, ...changes })
      if (how === 'push') window.history.pushState(null, '', href)
      else window.history.replaceState(null, '', href)
    },
  }
}
