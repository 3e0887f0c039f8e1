import { useEffect, useEffectEvent } from 'react'

type CloseWatcher = EventTarget & { destroy: () => void }

/**
 * Hears a device ask to close what lies in front: with the back gesture of an Android phone, which would else leave the
 * page. Browsers without close watchers go back as they always did.
 */
export function useCloseRequest(onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher } // TypeScript's DOM has it not yet
    if (!CloseWatcher) return
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', () => close())
    return () => watcher.destroy()
  }, [])
}
