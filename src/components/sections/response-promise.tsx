import { ClaimNote } from '@/components/ui/claim-note'
import type { Claims } from '@/lib/content/claim'

/** The response time, as worded in the claims registry. */
export function ResponsePromise({ claims }: { claims: Claims }) {
  const promise = claims['response.time']
  return (
    <>
      {/* A full stop after the button could start a line. */}
      {promise && <ClaimNote claim={promise}>{`${promise.text}.`}</ClaimNote>}
      <span>{' If we’re closed, first thing when we reopen.'}</span>
    </>
  )
}
