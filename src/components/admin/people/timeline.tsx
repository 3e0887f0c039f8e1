'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { apiRequest } from '@/lib/browser/api-request'
import { queryClient } from '@/lib/browser/query-client'
import { TIMELINE_KINDS, type TimelineEntry, type TimelineKind } from '@/lib/domain/leads/timeline'
import { withQuery } from '@/lib/routing/script-routes'

import { Options } from '../options'
import { Entry } from './timeline-entry'

/** `version`: whatever changes when the timeline has to be read again. */
export type TimelineProps = { of: { lead: number } | { person: number }; version: string }

type Page = { entries: TimelineEntry[]; hasMore: boolean }

/** What happened to a lead or with a person, newest first; can be reduced to one kind of entry. */
export function Timeline({ of, version }: TimelineProps) {
  const { api } = useConfig().config.routes
  const [kind, setKind] = useState<TimelineKind | null>(null)
  const subject = Object.fromEntries(Object.entries(of).map(([name, id]) => [name, String(id)]))
  const { data, isError, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    {
      queryKey: [`${api}/lead-timeline`, subject, version],
      queryFn: ({ pageParam }) => {
        const query = { ...subject, ...(pageParam && { before: pageParam }) }
        return apiRequest({ method: 'GET', url: withQuery(`${api}/lead-timeline`, query) }) as Promise<Page>
      },
      initialPageParam: '',
      getNextPageParam: ({ entries, hasMore }: Page) => (hasMore ? entries.at(-1)?.id : undefined),
      staleTime: 0, // somebody else may have written since it was last opened
      placeholderData: (shown) => shown, // while it is read again
    },
    queryClient,
  )
  if (isError) return <p role="alert">The timeline could not be loaded. Please reload the page.</p>
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  const shown = kind ? entries.filter((entry) => entry.kind === kind) : entries
  return (
    <>
      <KindFilter entries={entries} kind={kind} onChange={setKind} />
      {!isPending && shown.length === 0 && <p>Nothing has been recorded yet.</p>}
      <ol aria-label="Timeline" aria-busy={isPending}>
        {shown.map((entry) => (
          <Entry key={entry.id} entry={entry} showsReference={'person' in of} />
        ))}
      </ol>
      {hasNextPage && (
        <Button
          buttonStyle="secondary"
          margin={false}
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show earlier entries
        </Button>
      )}
    </>
  )
}

type KindFilterProps = {
  entries: readonly TimelineEntry[]
  kind: TimelineKind | null
  onChange: (kind: TimelineKind | null) => void
}

/** Offers the kinds that there are. */
function KindFilter({ entries, kind, onChange }: KindFilterProps) {
  const present = TIMELINE_KINDS.filter(({ value }) => value === kind || entries.some((entry) => entry.kind === value))
  if (present.length < 2) return null
  return (
    <label className="pb-timeline-filter">
      <span>Show</span>
      <select
        value={kind ?? ''}
        onChange={({ target }) => onChange(present.find(({ value }) => value === target.value)?.value ?? null)}
      >
        <option value="">Everything</option>
        <Options options={present} />
      </select>
    </label>
  )
}
