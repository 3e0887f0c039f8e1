import { useEffect, useMemo, useState } from 'react'

import { readStored, removeStored, writeStored } from '@/lib/browser/device-storage'
import type { Placing } from '@/lib/domain/design/underlay'
import type { PlanPoint } from '@/lib/domain/room-plan/corners'
import { savedUnderlaySchema } from '@/lib/schemas/calculate/saved-underlay'

import { UNDERLAY_KEY } from './design-start'
import type { Picture } from './read-picture'

/** A picture under the plan of a storey. */
export type Underlay = { picture: Picture; storey: number; placing: Placing; opacityPercent: number }

/** The two points on the plan whose distance is entered. */
export type MeasuredLine = readonly [from: PlanPoint, to: PlanPoint]

export type UnderlayState = ReturnType<typeof useUnderlay>

const PAUSE_MS = 400
/** A larger picture would leave too little storage for the drawing itself. */
const LARGEST_TEXT = 2_000_000

/** The picture under the plan, kept on this device if it is small enough. */
export function useUnderlay() {
  const [underlay, setUnderlay] = useState(readUnderlay)
  const [line, setLine] = useState<MeasuredLine | null>(null)
  const [isKept, setKept] = useState(true)

  useEffect(() => {
    if (!underlay) return
    const timer = setTimeout(() => {
      const text = JSON.stringify(underlay)
      const fits = text.length <= LARGEST_TEXT && writeStored(UNDERLAY_KEY, text)
      if (!fits) removeStored(UNDERLAY_KEY)
      setKept(fits)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [underlay])

  return useMemo(
    () => ({
      underlay,
      line,
      isKept,
      setLine,
      put: setUnderlay,
      change: (part: Partial<Underlay>) => setUnderlay((before) => before && { ...before, ...part }),
      remove: () => {
        removeStored(UNDERLAY_KEY)
        setUnderlay(null)
        setLine(null)
      },
    }),
    [underlay, line, isKept],
  )
}

function readUnderlay(): Underlay | null {
  try {
    return savedUnderlaySchema.parse(JSON.parse(readStored(UNDERLAY_KEY) ?? 'null'))
  } catch {
    return null // none, or unreadable
  }
}
