import { useContext } from 'react'

import { ResponseLimitContext } from './response-limit-provider'

/** The response time, as the claims registry words it. */
export function ResponseLimit({ className }: { className: string }) {
  const words = useContext(ResponseLimitContext)
  return words && <p className={className}>{words}</p>
}
