import { useQuery } from '@tanstack/react-query'

import { queryClient } from '@/lib/browser/query-client'
import type { FigureChoice } from '@/lib/content/figure-choices'
import { lateEndpoints } from '@/lib/routing/late-endpoints'

const KEY = [lateEndpoints.figures]
const MINUTE_MS = 60_000

/** The figures that texts can reference: fetched once for all editors on the screen, and again after a minute. */
export function useKnownFigures(): readonly FigureChoice[] {
  const { data } = useQuery<FigureChoice[]>({ queryKey: KEY, staleTime: MINUTE_MS }, queryClient)
  return data ?? []
}

/** The figures fetched so far. */
export const fetchedFigures = () => queryClient.getQueryData<FigureChoice[]>(KEY) ?? []
