import type { Assumption } from './assumption'
import { openEnded } from './open-ended'

/** Costs of an order besides panels. Installation is priced after a survey. */
export const ORDER = {
  'order.delivery': openEnded({
    name: 'Delivery of an order',
    unit: 'p',
    value: 15_000,
    from: 'Our price list',
    read: '2026-11-20',
    confidence: 'assumed',
  }),
  'order.installation': openEnded({
    name: 'Installation of a panel',
    unit: 'p',
    value: 15_000,
    from: 'Our assumption until a survey',
    read: '2026-11-20',
    confidence: 'assumed',
  }),
} as const satisfies Record<string, Assumption>
