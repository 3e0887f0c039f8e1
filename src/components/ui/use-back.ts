import { useEffect, useEffectEvent } from 'react'

type UseBack = {
  /** How often Back can be pressed before it leaves the page: 0 while closed, 1 for a dialog, more for later steps. */
  steps: number
  /** Goes to the previous step, or closes. */
  onBack: () => void
}

/** Loaded when something opens, so that pages do not pay for it. Without it, Back leaves the page. */
const loadEntries = () => import('@/lib/browser/back-entries')

/** Lets Back, and the back gesture of a phone, close what is open instead of leaving the page. */
export function useBack({ steps, onBack }: UseBack) {
  const isOpen = steps > 0
  const goBack = useEffectEvent(onBack)
  const latestSteps = useEffectEvent(() => steps)
  useEffect(() => {
    if (!isOpen) return
    let release: (() => void) | null = null
    let isOver = false
    const hold = ({ holdBack }: Awaited<ReturnType<typeof loadEntries>>) => {
      if (!isOver) release = holdBack({ steps: () => latestSteps(), onBack: () => goBack() })
    }
    loadEntries().then(hold, () => null)
    return () => {
      isOver = true
      release?.()
    }
  }, [isOpen])
  useEffect(() => {
    if (isOpen)
      loadEntries().then(
        ({ settleSoon }) => settleSoon(),
        () => null,
      )
  }, [isOpen, steps])
}
