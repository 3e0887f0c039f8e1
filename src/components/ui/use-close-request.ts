import { useEffect, useEffectEvent } from 'react'

type CloseWatcher = EventTarget & { destroy: () => void }

/**
 * Handles close requests, such as Android's back gesture, which would otherwise leave the page. Without close watchers,
 * the browser's back behaviour is unchanged.
 */
export function useCloseRequest(onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher } // not yet in TypeScript's DOM types
    if (!CloseWatcher) return
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', () => close())
    return () => watcher.destroy()
  }, [])
}
