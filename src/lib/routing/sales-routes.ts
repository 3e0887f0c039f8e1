import { withQuery } from './script-routes'

/** Additional paths used by the scripts of the sales funnel. */
export const salesRoutes = {
  salesEstimate: '/sales/estimate',
  salesDemo: '/sales/demo',
  salesThankYou: '/sales/thank-you',
} as const

/** `slot` is the time of the call, as named in the form. */
export function salesThankYou({ reference, slot }: { reference: string; slot: string }): string {
  return withQuery(salesRoutes.salesThankYou, { reference, slot })
}
