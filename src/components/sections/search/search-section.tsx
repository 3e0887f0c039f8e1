import type { ReactNode } from 'react'

import { FaultNotice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import { type SearchOutcome, TOO_MANY_SEARCHES } from '@/lib/content/search'
import type { PhoneLine } from '@/lib/content/site-settings'

import { NearLinks } from './near-links'
import { NothingFound } from './nothing-found'
import { SearchResults } from './search-results'
import { StartingPoints } from './starting-points'

type SearchSectionProps = {
  outcome: SearchOutcome
  phone: PhoneLine
  /** The search box. */
  children: ReactNode
}

/** The search page: the box with the results below it. */
export function SearchSection({ outcome, phone, children }: SearchSectionProps) {
  return (
    <>
      <PageTitle>Search.</PageTitle>
      <div className="grid-page gap-y-9 pt-9 pb-(--section)">
        <div className="md:col-span-9 md:col-start-4">{children}</div>
        <Outcome outcome={outcome} phone={phone} />
      </div>
    </>
  )
}

function Outcome({ outcome, phone }: Omit<SearchSectionProps, 'children'>) {
  if (outcome === null) return <StartingPoints />
  if (!outcome.ok) return <Failure reason={outcome.reason} phone={phone} />
  const { total, near } = outcome.results
  if (total === 0 && near) return <NearLinks near={near} />
  if (total === 0) return <NothingFound q={outcome.q} phone={phone} />
  return (
    <>
      {near && <NearLinks near={near} />}
      <SearchResults {...outcome} />
    </>
  )
}

const FAILURES = {
  'too-many': TOO_MANY_SEARCHES,
  failed: 'Search is not available at the moment. Please try again in a minute.',
}

function Failure({ reason, phone }: { reason: keyof typeof FAILURES; phone: PhoneLine }) {
  return (
    <>
      <div className="md:col-span-9 md:col-start-4">
        <FaultNotice>
          {FAILURES[reason]} Or call us on{' '}
          <a href={phone.href} className="font-semibold whitespace-nowrap underline underline-offset-[.22em]">
            {phone.display}
          </a>
          .
        </FaultNotice>
      </div>
      <StartingPoints />
    </>
  )
}
