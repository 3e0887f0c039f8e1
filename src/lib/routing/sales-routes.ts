import { withQuery } from './script-routes'

/** What scripts of the sales funnel know besides. */
export const salesRoutes = {
  salesEstimate: '/sales/estimate',
  salesDemo: '/sales/demo',
  salesThankYou: '/sales/thank-you',
} as const

/** `slot` is when we call, as the form named it. */
export function salesThankYou({ reference, slot }: { reference: string; slot: string }): string {
  return withQuery(salesRoutes.salesThankYou, { reference, slot })
}
