import type { PartnerKind } from '@/lib/domain/leads/lead-kinds'

import { withQuery } from './script-routes'

/** Additional paths used by the scripts of the datasheet and partner forms. */
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
  orderReview: '/order/[token]/review',
  orderReviewCheck: '/order/review/check',
  orderConfirmation: '/order/confirm/[token]',
  orderConfirmationCheck: '/order/confirm/check',
  waiting: '/waiting-list/[token]',
  waitingCheck: '/waiting-list/check',
  waitingReceived: '/waiting-list/received',
  waitingLeft: '/waiting-list/left',
  seasonLink: '/energy-challenge/continue/[token]',
  seasonLinkCheck: '/energy-challenge/continue/check',
  seasonErased: '/energy-challenge/continue/erased',
  yourDataLink: '/your-data/open/[token]',
  yourDataLinkCheck: '/your-data/open/check',
  yourDataRecords: '/your-data/records/[token]',
  yourDataReceipt: '/your-data/receipt/[token]',
  sharedDesign: '/system-designer/shared/[token]',
  sharedDesignCheck: '/system-designer/shared/check',
} as const

export function datasheetReceived(reference: string): string {
  return withQuery(enquiryRoutes.datasheetReceived, { reference })
}

export function businessThankYou({ reference, kind }: { reference: string; kind: PartnerKind }): string {
  return withQuery(enquiryRoutes.businessThankYou, { reference, kind })
}

/** Page on which a customer can view, correct or withdraw an enquiry. */
export function enquiryPage(token: string): string {
  return enquiryRoutes.enquiry.replace('[token]', token)
}

/** Page on which a customer can add photos and, for a project, documents. */
export function enquiryFiles(token: string): string {
  return `${enquiryPage(token)}#photos`
}

/** The promised call as a calendar file. */
export function enquiryCalendar(token: string): string {
  return `${enquiryPage(token)}/call.ics`
}

/** Page on which a customer can read and answer a quote. */
export function quotePage(token: string): string {
  return enquiryRoutes.quote.replace('[token]', token)
}

/** The form on it to choose options and to answer. */
export function quoteAnswer(token: string): string {
  return `${quotePage(token)}#answer`
}

/** The same quote as a PDF. */
export function quoteFile(token: string): string {
  return `${quotePage(token)}/quote.pdf`
}

/** Page on which a customer can follow an order. */
export function orderPage(token: string): string {
  return enquiryRoutes.order.replace('[token]', token)
}

/** Page on which a customer reviews an order. */
export function orderReview(token: string): string {
  return `${orderPage(token)}/review`
}

/** A document of the order as a PDF. */
export function orderPaper(token: string, paper: string): string {
  return `${orderPage(token)}/${paper}.pdf`
}

/** Page on which the email address of an order is confirmed. */
export function orderConfirmation(token: string): string {
  return enquiryRoutes.orderConfirmation.replace('[token]', token)
}

/** Redirects to the card payment page. */
export function orderCardPayment(token: string): string {
  return `${orderPage(token)}/card`
}

/** A shared design; the token determines what its holder may do. */
export function sharedDesignPage(token: string): string {
  return enquiryRoutes.sharedDesign.replace('[token]', token)
}

/** The electrician's pack of a shared design. */
export function sharedDesignPack(token: string): string {
  return `${sharedDesignPage(token)}/pack.pdf`
}

/** Page that shows the errors of an application sent without JavaScript. */
export function applicationCheck(kind: PartnerKind): string {
  return `/business/check/${kind}`
}

/** Page on which an email address is confirmed for the waiting list, or deleted. */
export function waitingPage(token: string): string {
  return enquiryRoutes.waiting.replace('[token]', token)
}

/** Page that opens a winter of the energy challenge on another device. */
export function seasonLinkPage(token: string): string {
  return enquiryRoutes.seasonLink.replace('[token]', token)
}

/** Page with the button that opens a link to someone’s data. */
export function dataLinkPage(token: string): string {
  return enquiryRoutes.yourDataLink.replace('[token]', token)
}

/** Page with everything that we hold about an address, for as long as its session lasts. */
export function dataPage(session: string): string {
  return enquiryRoutes.yourDataRecords.replace('[token]', session)
}

/** The same as a file. */
export function dataFile(session: string, kind: 'pdf' | 'json'): string {
  return `${dataPage(session)}/your-data.${kind}`
}

/** Page with the receipt of an erasure, and what is still to be done. */
export function receiptPage(token: string): string {
  return enquiryRoutes.yourDataReceipt.replace('[token]', token)
}
