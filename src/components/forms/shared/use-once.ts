import { useRef, useState } from 'react'

/** Runs one thing at a time: a second press while the first is under way does nothing. */
export function useOnce() {
  const running = useRef(false)
  const [isRunning, setIsRunning] = useState(false)

  const once = async (run: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    setIsRunning(true)
    try {
      await run()
    } finally {
      running.current = false
      setIsRunning(false)
    }
  }
  return { isRunning, once }
}
