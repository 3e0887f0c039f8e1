import { useMemo } from 'react'

import { useUnderlay } from './use-underlay'

/** The picture under the plan, if it belongs to this storey. `design`: its number on this device; null: shared. */
export function useTracing({ design, storey }: { design: number | null; storey: number }) {
  const state = useUnderlay(design)
  const isHere = state.underlay?.storey === storey
  return useMemo(() => (isHere ? state : { ...state, underlay: null, line: null }), [isHere, state])
}
