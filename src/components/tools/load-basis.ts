import { apiRequest } from '@/lib/browser/api-request'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import { lateEndpoints } from '@/lib/routing/late-endpoints'

let loading: Promise<Basis> | null = null

/** Today’s prices, assumptions and panels, requested once, when a visitor first changes an example. */
export function loadBasis(): Promise<Basis> {
  loading ??= apiRequest({ method: 'GET', url: lateEndpoints.estimateBasis }).then(
    (basis) => basis as Basis, // our own endpoint
    (error: unknown) => {
      loading = null // the next change tries again
      throw error
    },
  )
  return loading
}
