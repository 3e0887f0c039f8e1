import { useEffect } from 'react'

/** How much is due, in the title of the page, so that a tab behind others shows it. */
export function useDueTitle(due: number): void {
  useEffect(() => {
    document.title = `${due > 0 ? `(${due}) ` : ''}Inbox | Powerboard admin`
  }, [due])
}
