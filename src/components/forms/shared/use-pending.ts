import { useRef, useState } from 'react'

/** Runs one action at a time: a second press while the first is pending does nothing. */
export function usePending() {
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
