import { useState } from 'react'

/** The value without what changes during a drag, for parts of the page that need not follow it. */
export function useRested<T>(value: T, isDragging: boolean): T {
  const [rested, setRested] = useState(value)
  if (isDragging || rested === value) return rested
  setRested(value)
  return value
}
