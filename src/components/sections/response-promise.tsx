import { ClaimNote } from '@/components/ui/claim-note'
import type { Claims } from '@/lib/site/claim'

/** How soon somebody answers, in the registry's words. */
export function ResponsePromise({ claims }: { claims: Claims }) {
  const promise = claims['response.time']
  return (
    <>
      {promise && (
        <>
          <ClaimNote claim={promise}>{promise.text}</ClaimNote>.{' '}
        </>
      )}
      What arrives while we’re closed comes first when we open again.
    </>
  )
}
