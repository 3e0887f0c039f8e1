import { createHash, createHmac } from 'node:crypto'

import { env } from './env'

/** The secret in the link with which a customer manages an enquiry. Derived, so that only its hash is stored. */
export function enquiryToken(reference: string): string {
  return createHmac('sha256', env.secret).update(`enquiry\n${reference}`).digest('base64url')
}

/** The secret in the link with which a customer reads and answers a quote; each version has its own. */
export function quoteToken(reference: string): string {
  return createHmac('sha256', env.secret).update(`quote\n${reference}`).digest('base64url')
}

/** The secret in the link with which the email address of an order is confirmed: known only to who reads its email. */
export function orderConfirmationToken(reference: string): string {
  return createHmac('sha256', env.secret).update(`order confirmation\n${reference}`).digest('base64url')
}

/** The secret in the link with which an email address is confirmed for the waiting list, or deleted. */
export function waitingToken(reference: string): string {
  return createHmac('sha256', env.secret).update(`waiting\n${reference}`).digest('base64url')
}

/** The secret in the link that opens a season of the energy challenge on another device. */
export function seasonToken(reference: string): string {
  return createHmac('sha256', env.secret).update(`season\n${reference}`).digest('base64url')
}

/** The secret in the link with which someone sees what we hold about their address. */
export function dataLinkToken(reference: string): string {
  return createHmac('sha256', env.secret).update(`your data\n${reference}`).digest('base64url')
}

/** The secret in the link to the receipt of an erasure. */
export function receiptToken(reference: string): string {
  return createHmac('sha256', env.secret).update(`receipt\n${reference}`).digest('base64url')
}

/** What the holder of a link to a shared design may do. */
export type DesignRight = 'view' | 'comment' | 'edit'

/**
 * The secret in a link to a shared design. `renewed`: number of times the links for viewing and commenting were
 * replaced.
 */
export function designToken({ reference, right, renewed }: { reference: string; right: DesignRight; renewed: number }) {
  const renewals = right === 'edit' ? 0 : renewed
  return createHmac('sha256', env.secret).update(`design ${right}\n${reference}\n${renewals}`).digest('base64url')
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
