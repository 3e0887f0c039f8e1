import { type RefObject, useEffect, useState } from 'react'

import { watchIntersection } from './watch-intersection'

/** Whether any of the element is in the viewport now. */
export function useIsInSight(ref: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    return watchIntersection(ref.current, ({ isIntersecting }) => setInSight(isIntersecting))
  }, [ref])
  return isInSight
}
