import { useEffect } from 'react'

/** In place of a dialog that fails: opens the page that does the same without a script. */
export function LeaveFor({ href }: { href: string }) {
  useEffect(() => window.location.assign(href), [href])
  return null
}
