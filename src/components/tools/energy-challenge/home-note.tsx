'use client'

import { Button } from '@/components/ui/button'
import { TextLink } from '@/components/ui/link'
import { readKeptHome } from '@/lib/browser/kept-home'
import { challengeFor } from '@/lib/calculators/challenge/season-link'

import { change } from './season-store'
import { useSeason } from './use-season'

/** Links to the household’s home, or makes the page’s home the one for this winter. `query`: the page’s home. */
export function HomeNote({ query }: { query: string | null }) {
  const live = useSeason()
  if (!live || (query !== null && live.kept.home === query)) return null
  if (query === null) {
    const home = live.kept.home ?? readKeptHome()?.query
    if (!home) return null
    return (
      <p className="no-print mt-2">
        <TextLink href={challengeFor(home)}>Show the savings of your own home</TextLink>
      </p>
    )
  }
  return (
    <div className="no-print mt-3">
      <Button size="sm" look="secondary" onClick={() => change((kept) => ({ ...kept, home: query }))}>
        Play the winter in this home
      </Button>
    </div>
  )
}
