import { useState } from 'react'

/** The value without what changes meanwhile, for parts of the page that need not follow a drag or are out of sight. */
export function useSettled<T>(value: T, isChanging: boolean): T {
  const [settled, setSettled] = useState(value)
  if (isChanging || settled === value) return settled
  setSettled(value)
  return value
}
