import type { Counted } from '@/lib/platform/rate-limit'

const KILOBYTE = 1024

/** Counts the size of a request, as it declares it, towards what its sender may store in a day. */
export const storedBytes = (headers: Headers, key: string): Counted => ({
  limit: 'storedKilobytes',
  key,
  points: Math.max(1, Math.ceil(Number(headers.get('content-length') ?? 0) / KILOBYTE)),
})
