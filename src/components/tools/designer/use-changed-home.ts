import { useEffect, useState } from 'react'

import { keepHome, readKeptHome } from '@/lib/browser/kept-home'
import { changedHome } from '@/lib/calculators/designer/changed-home'
import type { Design } from '@/lib/domain/design/design'

/** Keeps what changes in the drawing of a told home, for the other tools to offer. `isTold`: the drawing began with it. */
export function useChangedHome({ first, design, isTold }: { first: Design; design: Design; isTold: boolean }): void {
  const [told] = useState(() => (isTold ? readKeptHome() : null))
  useEffect(() => {
    if (told) keepHome(changedHome({ query: told.query, first, design }) ?? told)
  }, [told, first, design])
}
