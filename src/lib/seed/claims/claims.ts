import type { SeedClaim } from './claim'
import { FIGURE_CLAIMS } from './figures'
import { MONEY_CLAIMS } from './money'
import { PROMISE_CLAIMS } from './promises'
import { STANDING_CLAIMS } from './standing'

export const CLAIMS: SeedClaim[] = [...PROMISE_CLAIMS, ...FIGURE_CLAIMS, ...MONEY_CLAIMS, ...STANDING_CLAIMS]
