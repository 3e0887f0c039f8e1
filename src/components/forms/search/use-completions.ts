import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { queryClient } from '@/lib/browser/query-client'
import type { Completion } from '@/lib/content/search'

const DELAY_MS = 150
const LENGTH_MIN = 2
const NONE: readonly Completion[] = []

/** Suggestions for the current input, debounced; none on failure, because the form still searches. */
export function useCompletions(url: string) {
  const [query, setQuery] = useState('')
  const alarm = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { data } = useQuery<{ completions: Completion[] }>(
    {
      queryKey: [`${url}?${new URLSearchParams({ q: query })}`],
      enabled: query.length >= LENGTH_MIN,
      placeholderData: (previous) => (query === '' ? undefined : previous),
    },
    queryClient,
  )
  useEffect(() => () => clearTimeout(alarm.current), [])

  const ask = (typed: string) => {
    clearTimeout(alarm.current)
    alarm.current = setTimeout(() => setQuery(typed.trim()), DELAY_MS)
  }
  const close = () => {
    clearTimeout(alarm.current)
    setQuery('')
  }
  const isAsking = query.length >= LENGTH_MIN
  return { completions: (isAsking && data?.completions) || NONE, ask, close }
}
