import { useEffect, useEffectEvent } from 'react'

import { holdBack, watchBack } from '@/lib/browser/back-entries'

type UseBack = {
  /** How often Back can be pressed before it leaves the page: 0 while closed, 1 for a dialog, more for later steps. */
  steps: number
  /** Goes to the previous step, or closes. */
  onBack: () => void
}

/** Lets Back, and the back gesture of a phone, close what is open instead of leaving the page. */
export function useBack({ steps, onBack }: UseBack) {
  const goBack = useEffectEvent(onBack)
  useEffect(watchBack, [])
  useEffect(() => (steps > 0 ? holdBack({ steps, onBack: () => goBack() }) : undefined), [steps])
}
