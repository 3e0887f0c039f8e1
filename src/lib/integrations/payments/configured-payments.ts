import { env } from '@/lib/platform/env'

import type { CardPayments } from './card-payments'
import { createStripePayments } from './stripe-payments'

/** Card payments from the environment; null if customers pay by bank transfer. */
export const configuredPayments = (): CardPayments | null =>
  env.stripe && createStripePayments({ ...env.stripe, siteUrl: env.siteUrl })
