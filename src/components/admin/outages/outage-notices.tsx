'use client'

import { Link } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'

import { queryClient } from '@/lib/browser/query-client'
import type { OutageNotice } from '@/lib/operations/service-states'

import { writtenMoment } from '../moment'
import { useMarkedTitle } from './use-marked-title'

const READ_EVERY_MS = 60_000

/** `operations`: the path of that page, for those who may open it. */
type OutageNoticesProps = { found: OutageNotice[]; url: string; operations: string | null }

/** Read again every minute, so that a page that stays open shows an outage and its end. */
export function OutageNotices({ found, url, operations }: OutageNoticesProps) {
  const { data } = useQuery<{ outages: OutageNotice[] }>(
    { queryKey: [url], initialData: { outages: found }, refetchInterval: READ_EVERY_MS },
    queryClient,
  )
  const { outages } = data
  useMarkedTitle(outages.length > 0)
  return (
    <div role="status" className="pb-outages">
      {outages.map(({ name, since, problem, unsent }) => (
        <p key={name}>
          <strong>{`${name} has not worked since ${writtenMoment(since)}.`}</strong>
          <span>{` ${problem}. ${unsent} ${unsent === 1 ? 'message has' : 'messages have'} not been accepted. `}</span>
          {operations && (
            <Link href={operations} prefetch={false}>
              Operations
            </Link>
          )}
        </p>
      ))}
    </div>
  )
}
