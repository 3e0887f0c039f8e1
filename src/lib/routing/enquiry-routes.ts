import type { PartnerKind } from '@/lib/domain/leads/lead-kinds'

import { withQuery } from './script-routes'

/** What scripts of the datasheet's and the partners' forms know besides. */
export const enquiryRoutes = {
  datasheet: '/downloads/datasheet',
  datasheetReceived: '/datasheet/received',
  datasheetCheck: '/datasheet/check',
  businessThankYou: '/business/thank-you',
  enquiry: '/enquiry/[token]',
  enquiryCheck: '/enquiry/check',
  quote: '/quote/[token]',
  quoteCheck: '/quote/check',
  order: '/order/[token]',
  orderCheck: '/order/check',
  waiting: '/waiting-list/[token]',
  waitingCheck: '/waiting-list/check',
  waitingReceived: '/waiting-list/received',
  waitingLeft: '/waiting-list/left',
  seasonLink: '/energy-challenge/continue/[token]',
  seasonLinkCheck: '/energy-challenge/continue/check',
  seasonErased: '/energy-challenge/continue/erased',
  sharedDesign: '/system-designer/shared/[token]',
  sharedDesignCheck: '/system-designer/shared/check',
} as const

export function datasheetReceived(reference: string): string {
  return withQuery(enquiryRoutes.datasheetReceived, { reference })
}

export function businessThankYou({ reference, kind }: { reference: string; kind: PartnerKind }): string {
  return withQuery(enquiryRoutes.businessThankYou, { reference, kind })
}

/** Where customers see, correct or withdraw their enquiry. */
export function enquiryPage(token: string): string {
  return enquiryRoutes.enquiry.replace('[token]', token)
}

/** Where they add photos and, to a project, documents. */
export function enquiryFiles(token: string): string {
  return `${enquiryPage(token)}#photos`
}

/** The call we promise, as a calendar file. */
export function enquiryCalendar(token: string): string {
  return `${enquiryPage(token)}/call.ics`
}

/** Where a customer reads a quote and answers it. */
export function quotePage(token: string): string {
  return enquiryRoutes.quote.replace('[token]', token)
}

/** The same quote as a PDF. */
export function quoteFile(token: string): string {
  return `${quotePage(token)}/quote.pdf`
}

/** Where a customer follows an order. */
export function orderPage(token: string): string {
  return enquiryRoutes.order.replace('[token]', token)
}

/** A document of the order as a PDF. */
export function orderPaper(token: string, paper: string): string {
  return `${orderPage(token)}/${paper}.pdf`
}

/** Leads on to the payment page for cards. */
export function orderCardPayment(token: string): string {
  return `${orderPage(token)}/card`
}

/** A design that was shared; the token decides what its holder may do. */
export function sharedDesignPage(token: string): string {
  return enquiryRoutes.sharedDesign.replace('[token]', token)
}

/** The electrician's pack of a shared design. */
export function sharedDesignPack(token: string): string {
  return `${sharedDesignPage(token)}/pack.pdf`
}

/** Where an application comes back that was sent without a script and has faults. */
export function applicationCheck(kind: PartnerKind | '[kind]'): string {
  return `/business/check/${kind}`
}

/** Where an address is confirmed for the waiting list, or deleted. */
export function waitingPage(token: string): string {
  return enquiryRoutes.waiting.replace('[token]', token)
}

/** Deletes it when posted to. */
export function waitingUnsubscription(token: string): string {
  return `${waitingPage(token)}/leave`
}

/** Where a winter of the energy challenge is opened on another device. */
export function seasonLinkPage(token: string): string {
  return enquiryRoutes.seasonLink.replace('[token]', token)
}

/** Deletes it when posted to. */
export function seasonErasure(token: string): string {
  return `${seasonLinkPage(token)}/erase`
}
