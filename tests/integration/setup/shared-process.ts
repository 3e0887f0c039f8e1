import { afterAll, vi } from 'vitest'

import { env } from '@/lib/platform/env'

import { clearCache } from '../../fakes/fake-next-cache'

// The modules of a process, and Payload with them, are loaded once for many test files. What one file replaced or
// cached must not reach the next.
clearCache()
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Object.assign(env, { isRateLimited: false })
})
