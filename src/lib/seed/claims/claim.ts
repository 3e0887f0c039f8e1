import type { Claim } from '@/lib/generated/payload-types'

/** A claim as a new site starts with it. None is ever seeded as approved: that is for the person who holds the proof. */
export type SeedClaim = Pick<Claim, 'key' | 'group' | 'readings' | 'notes'>
