import { useSyncExternalStore } from 'react'

import { type KeptHome, readKeptHome } from '@/lib/browser/kept-home'

/** The home on this device; null if there is none, and while the page is not alive yet. */
export const useKeptHome = (): KeptHome | null => useSyncExternalStore(watchStorage, readKeptHome, () => null)

function watchStorage(onChange: () => void): () => void {
  addEventListener('storage', onChange)
  return () => removeEventListener('storage', onChange)
}
