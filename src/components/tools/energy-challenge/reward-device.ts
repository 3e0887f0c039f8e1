import { readStored, writeStored } from '@/lib/browser/device-storage'
import { newKey } from '@/lib/browser/new-key'

const KEY = 'powerboard.reward-device'

/** The random key under which this browser claims rewards. Two tabs at once get the same one. */
export async function rewardDevice(): Promise<string> {
  // Browsers without locks, or without https, take the chance of two keys.
  return 'locks' in navigator ? navigator.locks.request(KEY, known) : known()
}

function known(): string {
  const stored = readStored(KEY)
  if (stored) return stored
  const fresh = newKey()
  writeStored(KEY, fresh)
  return fresh
}
