import { useMemo } from 'react'

import { useUnderlay } from './use-underlay'

/** The picture under the plan, if it belongs to this storey. */
export function useTracing({ isShared, storey }: { isShared: boolean; storey: number }) {
  const state = useUnderlay({ isShared })
  const isHere = state.underlay?.storey === storey
  return useMemo(() => (isHere ? state : { ...state, underlay: null, line: null }), [isHere, state])
}
