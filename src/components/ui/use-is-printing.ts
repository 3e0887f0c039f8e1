import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether the page is being printed, for parts that are on paper only: they are drawn when they are needed, not with
 * every change on screen. Printing waits for nothing, so they are drawn before the event returns.
 */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const show = (isOn: boolean) => flushSync(() => setPrinting(isOn))
    const begin = () => show(true)
    const end = () => show(false)
    const preview = ({ matches }: MediaQueryListEvent) => show(matches)
    const paper = matchMedia('print')
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    paper.addEventListener('change', preview)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
      paper.removeEventListener('change', preview)
    }
  }, [])
  return isPrinting
}
