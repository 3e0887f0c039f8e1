import { useEffect, useMemo, useState } from 'react'

import type { PlanPoint } from '@/lib/domain/room-plan/corners'

import { type Underlay, underlayStore } from './underlay-store'

/** The two points on the plan whose distance is entered. */
export type MeasuredLine = readonly [from: PlanPoint, to: PlanPoint]

export type UnderlayState = ReturnType<typeof useUnderlay>

const PAUSE_MS = 400

/** The picture under the plan, kept on this device if it is small enough and the design is the device's own. */
export function useUnderlay(design: number | null) {
  const store = useMemo(() => underlayStore(design), [design])
  const [underlay, setUnderlay] = useState(() => store.read())
  const [line, setLine] = useState<MeasuredLine | null>(null)
  const [isKept, setKept] = useState(true)

  useEffect(() => {
    if (!underlay) return
    const timer = setTimeout(() => setKept(store.keep(underlay)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [underlay, store])

  return useMemo(
    () => ({
      underlay,
      line,
      isKept,
      setLine,
      put: setUnderlay,
      change: (part: Partial<Underlay>) => setUnderlay((before) => before && { ...before, ...part }),
      remove: () => {
        store.remove()
        setUnderlay(null)
        setLine(null)
      },
    }),
    [underlay, line, isKept, store],
  )
}
