import type { Assumption } from './assumption'
import { standing } from './standing'

/** What is asked for an order besides its panels. What installation costs is known after a survey. */
export const ORDER = {
  'order.delivery': standing({
    name: 'Delivery of an order',
    unit: 'p',
    value: 15_000,
    from: 'Our price list',
    read: '2026-11-20',
    confidence: 'assumed',
  }),
  'order.installation': standing({
    name: 'Installation of a panel',
    unit: 'p',
    value: 15_000,
    from: 'Our assumption until a survey',
    read: '2026-11-20',
    confidence: 'assumed',
  }),
} as const satisfies Record<string, Assumption>
