import { useCallback, useEffect, useState } from 'react'

type LatePart<Part> = { part: Part | null; hasFailed: boolean; tryAgain: () => void }

type LatePartOptions<Part> = {
  /** Must be a stable reference. */
  load: () => Promise<Part>
  isNeeded: boolean
}

/** Loads a part of a tool once it is needed. Unlike with `lazy`, only that part is missing if loading fails. */
export function useLatePart<Part extends object>({ load, isNeeded }: LatePartOptions<Part>): LatePart<Part> {
  const [part, setPart] = useState<Part | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const shouldLoad = isNeeded && !part && !hasFailed
  useEffect(() => {
    if (shouldLoad) load().then(setPart, () => setFailed(true))
  }, [shouldLoad, load])
  const tryAgain = useCallback(() => setFailed(false), [])
  return { part, hasFailed: isNeeded && hasFailed, tryAgain }
}
