import { useCallback, useEffect, useState } from 'react'

import { readStored, writeStored } from '@/lib/browser/device-storage'
import { totalsWords } from '@/lib/calculators/designer/totals-words'

import type { Chosen } from './chosen'
import { DESIGN_SEEN_KEY } from './design-start'
import type { Outcome } from './designer-engine'
import { GUIDE, HINTS } from './guide-steps'

const GUIDE_ID = 'guide'

type GuideInput = {
  chosen: Chosen | null
  outcome: Outcome | null
  /** While a sheet needs the place of the guide. */
  isHidden: boolean
}

/** The guide on the first visit, and a hint when something happens for the first time on this device. */
export function useGuide({ chosen, outcome, isHidden }: GuideInput) {
  const [seen, setSeen] = useState(readSeen)
  const [index, setIndex] = useState<number | null>(() => (readSeen().has(GUIDE_ID) ? null : 0))
  const isShort = outcome !== null && outcome.result.rooms.length > 0 && !totalsWords(outcome.result).isEnough
  const hint =
    index === null ? HINTS.find(({ id, applies }) => !seen.has(id) && applies({ chosen, isShort })) : undefined
  const hintId = hint?.id
  useEffect(() => {
    if (hintId === undefined) return
    keepSeen(hintId)
    // Until it no longer applies.
    return () => setSeen((before) => new Set([...before, hintId]))
  }, [hintId])
  // Stable, so that the panel is not drawn again with every drag.
  const begin = useCallback(() => setIndex(0), [])
  const end = () => {
    keepSeen(GUIDE_ID)
    setIndex(null)
  }
  return {
    step: index === null || isHidden ? undefined : GUIDE[index],
    place: index === null ? '' : `${index + 1} of ${GUIDE.length}`,
    isLast: index === GUIDE.length - 1,
    hint: hint?.words,
    begin,
    next: () => (index === null || index === GUIDE.length - 1 ? end() : setIndex(index + 1)),
    end,
    closeHint: () => hintId !== undefined && setSeen(new Set([...seen, hintId])),
  }
}

export type Guide = ReturnType<typeof useGuide>

const readSeen = () => new Set((readStored(DESIGN_SEEN_KEY) ?? '').split(' ').filter(Boolean))

const keepSeen = (id: string) => writeStored(DESIGN_SEEN_KEY, [...readSeen().add(id)].join(' '))
