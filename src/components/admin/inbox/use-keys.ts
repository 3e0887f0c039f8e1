import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

import { readStored, writeStored } from '@/lib/browser/device-storage'

import { INBOX_KEYS, type InboxKey } from './keys'

const STORED = 'powerboard-inbox-keys'
const CHANGED = 'powerboard-inbox-keys-changed'

const FIELDS = 'input:not([type=checkbox]), textarea, select, [contenteditable=true], dialog'

/** Whether single keys work: whoever speaks to the computer, or has shaky hands, can switch them off. */
export function useKeysChoice(): [isOn: boolean, set: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, read, () => true)
  return [
    isOn,
    (wanted) => {
      if (!writeStored(STORED, wanted ? 'on' : 'off')) return // without storage they stay on
      window.dispatchEvent(new Event(CHANGED))
    },
  ]
}

const read = (): boolean => readStored(STORED) !== 'off'

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange)
  return () => window.removeEventListener(CHANGED, onChange)
}

/** Calls what a key does, unless someone is typing, a dialog is open or the key is part of a shortcut. */
export function useKeys(actions: Record<InboxKey, () => void>, isOn: boolean): void {
  const act = useEffectEvent((key: InboxKey) => actions[key]())
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(FIELDS)) return
      const pressed = INBOX_KEYS.find(({ key }) => key === event.key)
      if (!pressed || (pressed.key === 'Enter' && isControl(event.target))) return
      event.preventDefault()
      act(pressed.key)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}

/** Enter presses what has the focus. */
const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a, button, summary') !== null
