import { useCallback, useMemo, useState } from 'react'

import { readStored, writeStored } from '@/lib/browser/device-storage'
import { type ComfortView, readView, viewText } from '@/lib/calculators/designer/comfort-view'

import { DESIGN_VIEW_KEY } from './design-start'

export type ComfortChoice = { view: ComfortView; change: (part: Partial<ComfortView>) => void }

/** The settings of the comfort map, stored on this device beside the design. */
export function useComfortView(): ComfortChoice {
  const [view, setView] = useState(() => readView(readStored(DESIGN_VIEW_KEY)))
  const change = useCallback(
    (part: Partial<ComfortView>) => {
      const changed = { ...view, ...part }
      setView(changed)
      writeStored(DESIGN_VIEW_KEY, viewText(changed))
    },
    [view],
  )
  return useMemo(() => ({ view, change }), [view, change])
}
