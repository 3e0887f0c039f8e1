import { useEffect, useRef } from 'react'

import { type Change, keepChange } from './keep-change'

/** Null: the tool did not begin with a told home, or does not know it at the moment. */
type Changing = { [Part in Exclude<keyof Change, 'ownKeys'>]: Change[Part] | null } & Pick<Change, 'ownKeys'>

/**
 * Keeps what changes in a tool that began with the told home, for the other tools to offer. What was changed before the
 * page was opened is kept already, or another tool has changed it since.
 */
export function useChangedHome({ begun, first, now, ownKeys }: Changing): void {
  const known = useRef(now && JSON.stringify(now))
  useEffect(() => {
    const text = now && JSON.stringify(now)
    if (text === null || text === known.current) return
    const isOpened = known.current === null
    known.current = text
    if (!isOpened && begun !== null && first && now) keepChange({ begun, first, now, ownKeys })
  }, [begun, first, now, ownKeys])
}
