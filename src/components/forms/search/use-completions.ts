import { useEffect, useRef, useState } from 'react'

import { apiRequest } from '@/lib/browser/api-request'
import type { Completion } from '@/lib/site/search'

const DELAY_MS = 150
const LENGTH_MIN = 2

/** What may be meant by what is typed so far: asked for when the typing pauses; an answer that comes after the next letter is dropped. */
export function useCompletions(url: string) {
  const [completions, setCompletions] = useState<readonly Completion[]>([])
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  const ask = (typed: string) => {
    stop.current()
    const controller = new AbortController()
    const { signal } = controller
    const alarm = setTimeout(() => {
      void completionsOf({ url, typed, signal }).then((found) => {
        if (!signal.aborted) setCompletions(found)
      })
    }, DELAY_MS)
    stop.current = () => {
      clearTimeout(alarm)
      controller.abort()
    }
  }
  const close = () => {
    stop.current()
    setCompletions([])
  }
  return { completions, ask, close }
}

/** None when none can be had: the form searches all the same. */
async function completionsOf({
  url,
  typed,
  signal,
}: {
  url: string
  typed: string
  signal: AbortSignal
}): Promise<readonly Completion[]> {
  if (typed.trim().length < LENGTH_MIN) return []
  try {
    const answer = await apiRequest({ method: 'GET', url: `${url}?${new URLSearchParams({ q: typed })}`, signal })
    return (answer as { completions: Completion[] }).completions // our own endpoint's
  } catch {
    return []
  }
}
