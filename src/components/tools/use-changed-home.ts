import { useEffect, useRef } from 'react'

import { keepChangedHome, readKeptHome } from '@/lib/browser/kept-home'
import { changedHome } from '@/lib/calculators/engine/changed-home'
import type { Typed } from '@/lib/calculators/engine/home-questions'
import { readToldHome } from '@/lib/schemas/calculate/told-home'

type Changing = {
  /** The home that the tool began with; null: none. */
  begun: string | null
  /** What the tool knows of the home, as it began and now; null: nothing at the moment. */
  first: Typed | null
  now: Typed | null
}

/**
 * Keeps what changes in a tool that began with the told home, for the other tools to offer. What was changed before the
 * page was opened is kept already, or another tool has changed it since.
 */
export function useChangedHome({ begun, first, now }: Changing): void {
  const known = useRef(now && JSON.stringify(now))
  useEffect(() => {
    const text = now && JSON.stringify(now)
    if (text === null || text === known.current) return
    const isOpened = known.current === null
    known.current = text
    const kept = readKeptHome()
    if (isOpened || !kept || begun === null || !first || !now) return
    const home = changedHome({ kept: kept.query, begun, first, now })
    // A home beyond the limits of the other tools is not offered.
    if (readToldHome(home.query)) keepChangedHome(home)
  }, [begun, first, now])
}
