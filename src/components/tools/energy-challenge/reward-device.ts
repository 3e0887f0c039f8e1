import { readStored, writeStored } from '@/lib/browser/device-storage'
import { newKey } from '@/lib/browser/new-key'

const KEY = 'powerboard.reward-device'

/** The random key under which this browser claims rewards. Two tabs at the same time get the same one. */
export async function rewardDevice(): Promise<string> {
  // Without locks (older browsers, no HTTPS, blocked storage), two tabs may create different keys.
  return 'locks' in navigator ? navigator.locks.request(KEY, storedKey).catch(storedKey) : storedKey()
}

function storedKey(): string {
  const stored = readStored(KEY)
  if (stored) return stored
  const fresh = newKey()
  writeStored(KEY, fresh)
  return fresh
}
