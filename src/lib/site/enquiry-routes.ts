import type { PartnerKind } from '@/lib/domain/leads/lead-kinds'

import { withQuery } from './script-routes'

/** What scripts of the datasheet's and the partners' forms know besides. */
export const enquiryRoutes = {
  datasheet: '/downloads/datasheet',
  datasheetReceived: '/datasheet/received',
  datasheetCheck: '/datasheet/check',
  businessThankYou: '/business/thank-you',
} as const

export function datasheetReceived(reference: string): string {
  return withQuery(enquiryRoutes.datasheetReceived, { reference })
}

export function businessThankYou({ reference, kind }: { reference: string; kind: PartnerKind }): string {
  return withQuery(enquiryRoutes.businessThankYou, { reference, kind })
}

/** Where an application comes back that was sent without a script and has faults. */
export function applicationCheck(kind: PartnerKind): string {
  return `/business/check/${kind}`
}
