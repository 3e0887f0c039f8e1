import { useConfig } from '@payloadcms/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'

import { apiRequest } from '@/lib/browser/api-request'
import type { InboxRecord } from '@/lib/inbox/inbox'
import type { Inbox } from '@/lib/inbox/read-inbox'
import type { InboxQuery } from '@/lib/schemas/inbox'

import type { FirstRead } from './types'
import { listPath } from './use-address'

/** The lists and records of the inbox, for what changes them all. */
export const LISTS = 'inbox lists'
export const RECORDS = 'inbox records'

type Shown = Pick<InboxQuery, 'view' | 'saved' | 'lead' | 'board'>

/** The list, as far as it has been read, and the open lead. */
export function useInboxData({ shown, first, refreshMs }: { shown: Shown; first: FirstRead; refreshMs: number }) {
  const { api } = useConfig().config.routes
  const path = listPath(shown)
  const isFirst = path === listPath(first.query)
  const list = useInfiniteQuery({
    queryKey: [LISTS, path],
    queryFn: async ({ pageParam, signal }) => {
      const after = pageParam ? `&after=${encodeURIComponent(pageParam)}` : ''
      return (await apiRequest({ method: 'GET', url: `${api}${path}${after}`, signal })) as Inbox
    },
    initialPageParam: first.query.after ? `${first.query.after.key}~${first.query.after.id}` : '',
    getNextPageParam: ({ next }) => next,
    ...(isFirst && { initialData: { pages: [first.inbox], pageParams: [''] } }),
    placeholderData: (previous) => previous,
    refetchInterval: refreshMs,
  })
  const record = useQuery({
    queryKey: [RECORDS, shown.lead],
    queryFn: async ({ signal }) =>
      (await apiRequest({ method: 'GET', url: `${api}/inbox/record?lead=${shown.lead}`, signal })) as InboxRecord,
    enabled: shown.lead !== null,
    ...(first.record?.id === shown.lead && first.record && { initialData: first.record }),
    refetchInterval: refreshMs,
  })
  const pages = list.data?.pages ?? []
  return { list, record, rows: pages.flatMap(({ rows }) => rows), inbox: pages.at(-1) }
}
