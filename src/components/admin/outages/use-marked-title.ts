import { useEffect } from 'react'

const MARK = '(!) '

/** Marks the title of the page, also after Next has set another one, so that it shows in a tab behind others. */
export function useMarkedTitle(isMarked: boolean): void {
  useEffect(() => {
    if (!isMarked) return
    const mark = () => {
      if (!document.title.startsWith(MARK)) document.title = MARK + document.title
    }
    mark()
    const observer = new MutationObserver(mark)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      if (document.title.startsWith(MARK)) document.title = document.title.slice(MARK.length)
    }
  }, [isMarked])
}
