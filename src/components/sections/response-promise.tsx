import { ClaimNote } from '@/components/ui/claim-note'
import type { Claims } from '@/lib/content/claim'

/** The response time, as worded in the claims registry. */
export function ResponsePromise({ claims }: { claims: Claims }) {
  const promise = claims['response.time']
  return (
    <>
      {promise && (
        <>
          <ClaimNote claim={promise}>{promise.text}</ClaimNote>
          {/* Keeps the full stop from starting a line. */}
          {'\u2060.'}{' '}
        </>
      )}
      If we’re closed, we’ll reply first thing when we reopen.
    </>
  )
}
