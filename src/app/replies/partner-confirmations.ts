import type { PartnerKind } from '@/lib/domain/leads/lead-kinds'

/** What happens after an application or enquiry of each kind; `unknown` if the address does not say which. */
export const PARTNER_CONFIRMATIONS: Record<PartnerKind | 'unknown', { title: string; next: string }> = {
  unknown: {
    title: 'We have your enquiry.',
    next: 'On our first call we’ll ask about the building and who makes the decision. Have a floor plan to hand if you can; a photo of one is fine.',
  },
  distributor: {
    title: 'We have your application.',
    next: 'On our first call we’ll talk about your area, what you sell now and what you expect, and whether it is right for both of us.',
  },
  installer: {
    title: 'We have your application.',
    next: 'Before we call we’ll look up your registration with the scheme. We publish nothing until we have found it, and we never publish your name or number.',
  },
  business: {
    title: 'We have your enquiry.',
    next: 'On our first call we’ll work out whether it is right for you, and it may not be. Please have your costs to hand.',
  },
}
