import { useSyncExternalStore } from 'react'

/** False in the server's HTML; true once React handles events, so a press is not lost. */
export function useHasScript(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

const never = () => () => {}
