import { toast, useConfig } from '@payloadcms/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { apiRequest } from '@/lib/browser/api-request'
import { readStored, writeStored } from '@/lib/browser/device-storage'
import { isOpenAt } from '@/lib/domain/opening-hours/opening-hours'
import { NOTICE_EVENTS } from '@/lib/domain/staff/notices'
import { labelOf } from '@/lib/domain/text/label-of'
import type { Notice, Notices } from '@/lib/inbox/notices'

import { staffFailure } from '../staff-failure'
import type { Clock } from './promise-line'

const NOTICES = 'inbox notices'
const ASK_EVERY_MS = 30_000
/** The newest notice of which this browser has spoken, so that neither a reload nor another tab repeats it. */
const SPOKEN_KEY = 'powerboard-notices-spoken'
const FAILED = { failed: 'This could not be saved. Please try again in a minute.', unanswered: 'There was no answer.' }

export const mayNotify = () => 'Notification' in window && Notification.permission === 'granted'

/** What a notice says: never who the customer is, as it can be read over a shoulder or on a locked screen. */
export const noticeText = ({ event, reference }: Notice) => `${labelOf(NOTICE_EVENTS, event)}: ${reference}`

/** What the colleague has not seen yet, asked for also in a hidden tab once the browser may notify them. */
export function useNotices({ now, hours }: Clock, onOpen: (lead: number) => void) {
  const { api } = useConfig().config.routes
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: [NOTICES],
    queryFn: async ({ signal }) =>
      (await apiRequest({ method: 'GET', url: `${api}/inbox/notices`, signal })) as Notices,
    refetchInterval: ASK_EVERY_MS,
    refetchIntervalInBackground: typeof window !== 'undefined' && mayNotify(),
  })
  const onError = (error: unknown) => toast.error(staffFailure(error, FAILED))
  const see = useMutation({
    mutationFn: async (seen: readonly number[]) =>
      (await apiRequest({ method: 'POST', url: `${api}/inbox/notices`, body: { seen } })) as Notices,
    onSuccess: (left) => client.setQueryData([NOTICES], left),
    onError,
  })
  const setAway = useMutation({
    mutationFn: (isAway: boolean) => apiRequest({ method: 'POST', url: `${api}/inbox/presence`, body: { isAway } }),
    onSuccess: () => client.invalidateQueries(),
    onError,
  })
  const isQuiet = now === null || !isOpenAt({ at: now, hours })
  useEffect(() => {
    if (data && !isQuiet) speakOf(data, onOpen)
  }, [data, isQuiet, onOpen])
  return { notices: data, see: see.mutate, setAway: setAway.mutate }
}

function speakOf(notices: Notices, onOpen: (lead: number) => void): void {
  if (!mayNotify()) return
  const spoken = Number(readStored(SPOKEN_KEY) ?? 0)
  const fresh = notices.toNotify.filter(({ id }) => id > spoken)
  if (fresh.length === 0) return
  writeStored(SPOKEN_KEY, String(Math.max(...fresh.map(({ id }) => id))))
  for (const notice of fresh) {
    const shown = spokenOf(notice)
    if (!shown) return
    shown.onclick = () => {
      window.focus()
      onOpen(notice.leadId)
    }
  }
}

/** The tag makes one of the same notice in several tabs. Browsers of phones have no such notifications, and throw. */
function spokenOf(notice: Notice): Notification | null {
  try {
    return new Notification(noticeText(notice), { tag: `powerboard-notice-${notice.id}` })
  } catch {
    return null
  }
}
