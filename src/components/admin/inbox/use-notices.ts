import { toast, useConfig } from '@payloadcms/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { apiRequest } from '@/lib/browser/api-request'
import type { Notices } from '@/lib/inbox/notices'

import { staffFailure } from '../staff-failure'
import { isAtWork, type Permission, permissionNow, speakOf } from './browser-notices'
import type { Clock } from './promise-line'

const NOTICES = 'inbox notices'
const ASK_EVERY_MS = 30_000
const FAILED = { failed: 'This could not be saved. Please try again in a minute.', unanswered: 'There was no answer.' }

/** What the colleague has not seen yet, asked for also in a hidden tab once the browser may notify them. */
export function useNotices(clock: Clock, onOpen: (lead: number) => void) {
  const { api } = useConfig().config.routes
  const client = useQueryClient()
  const [permission, setPermission] = useState<Permission>(permissionNow)
  const { data } = useQuery({
    queryKey: [NOTICES],
    queryFn: async ({ signal }) =>
      (await apiRequest({ method: 'GET', url: `${api}/inbox/notices`, signal })) as Notices,
    refetchInterval: ASK_EVERY_MS,
    refetchIntervalInBackground: permission === 'granted',
  })
  const onError = (error: unknown) => toast.error(staffFailure(error, FAILED))
  const { mutate: see } = useMutation({
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
  const mayInterrupt = data !== undefined && permission === 'granted' && isAtWork(data, clock)
  useEffect(() => {
    if (!data || !mayInterrupt) return
    void speakOf(data.toNotify, (pressed) => {
      const [only, ...others] = pressed
      if (!only || others.length > 0) return // several: the inbox lists them
      see([only.id])
      onOpen(only.leadId)
    })
  }, [data, mayInterrupt, onOpen, see])
  const allow = () => void Notification.requestPermission().then(setPermission)
  return { notices: data, see, setAway: setAway.mutate, permission, allow }
}
