import { useSyncExternalStore } from 'react'

/** Whether the browser says that it has no connection. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    watchConnection,
    () => !navigator.onLine,
    () => false,
  )

function watchConnection(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
