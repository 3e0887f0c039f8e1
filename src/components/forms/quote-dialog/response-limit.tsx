import { useContext } from 'react'

import { isUnqualified } from '@/lib/content/claim'

import { ResponseLimitContext } from './response-limit-provider'

/** The response time, followed by its qualifier unless it is approved. */
export function ResponseLimit({ className }: { className: string }) {
  const claim = useContext(ResponseLimitContext)
  if (!claim) return null
  return (
    <p
      className={className}
    >{`${claim.text}.${claim.kind === 'reading' && !isUnqualified(claim) ? ` ${claim.qualifier}` : ''}`}</p>
  )
}
