import type { Claim } from '@/lib/generated/payload-types'

/**
 * A claim in a new site's registry. None is seeded as approved: approval is up to the person who holds the evidence.
 */
export type SeedClaim = Pick<Claim, 'key' | 'group' | 'readings' | 'notes'>
