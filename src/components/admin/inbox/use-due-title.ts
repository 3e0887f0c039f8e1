import { useEffect } from 'react'

const NAME = /(?:\(\d+\) )?Inbox/

/**
 * How much is due, in the title of the page, so that a tab behind others shows it; also after Next has set the title
 * again. What others have put before it stays.
 */
export function useDueTitle(due: number): void {
  useEffect(() => {
    const name = due > 0 ? `(${due}) Inbox` : 'Inbox'
    const set = () => {
      const title = document.title.replace(NAME, name)
      if (document.title !== title) document.title = title
    }
    set()
    const observer = new MutationObserver(set)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [due])
}
