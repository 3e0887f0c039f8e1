import { readStored, writeStored } from './device-storage'

/**
 * The text under a key on this device, which other pages may store too. It remembers what this page last read or stored,
 * because a page in the back/forward cache receives no `storage` events.
 */
export function storedText(key: string) {
  let known: string | null = null
  const isOvertaken = () => {
    const text = readStored(key)
    return text !== null && text !== known
  }
  return {
    /** Whether another page has stored a text since. */
    isOvertaken,
    read: (): string | null => (known = readStored(key)),
    /** Returns whether it was stored. */
    write: (text: string): boolean => {
      const isStored = writeStored(key, text)
      if (isStored) known = text
      return isStored
    },
    /** Calls `onOvertaken` when another page has stored a text. Returns a function that stops this. */
    watch: (onOvertaken: () => void): (() => void) => {
      const handleStorage = (event: StorageEvent) => {
        if (event.key === key && event.newValue !== null) onOvertaken()
      }
      const handleReturn = ({ persisted }: PageTransitionEvent) => {
        if (persisted && isOvertaken()) onOvertaken()
      }
      addEventListener('storage', handleStorage)
      addEventListener('pageshow', handleReturn)
      return () => {
        removeEventListener('storage', handleStorage)
        removeEventListener('pageshow', handleReturn)
      }
    },
  }
}
